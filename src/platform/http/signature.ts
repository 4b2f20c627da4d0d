// The HMAC signature of every request (1 §7).

const utf8 = new TextEncoder();
let importedKey: Promise<CryptoKey> | undefined;

/** x-signature of a JSON body, a query string without "?", or `tx_timestamp=<value>` for multipart: base64 HMAC-SHA256 of the text (UTF-8) with the build's key. */
export async function signature(text: string): Promise<string> {
	const key = import.meta.env.VITE_SIGNATURE_KEY;
	// Only secure contexts have crypto.subtle.
	if (!crypto.subtle)
		return (await import("./signatureByLibrary")).hmac(key, text);
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	importedKey ??= crypto.subtle.importKey(
		"raw",
		utf8.encode(key),
		algorithm,
		false,
		["sign"],
	);
	const signed = await crypto.subtle.sign(
		"HMAC",
		await importedKey,
		utf8.encode(text),
	);
	return btoa(String.fromCharCode(...new Uint8Array(signed)));
}
