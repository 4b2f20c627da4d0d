// The HMAC signature of every request (1 §7).

const utf8 = new TextEncoder();
const keys = new Map<string, Promise<CryptoKey>>();

function importKey(key: string): Promise<CryptoKey> {
	let known = keys.get(key);
	if (!known) {
		const algorithm = { name: "HMAC", hash: "SHA-256" };
		known = crypto.subtle.importKey("raw", utf8.encode(key), algorithm, false, [
			"sign",
		]);
		keys.set(key, known);
	}
	return known;
}

/** Base64 HMAC-SHA256 of a text (UTF-8); the key is not empty. */
export async function hmac(key: string, text: string): Promise<string> {
	// Only secure contexts have crypto.subtle.
	if (!crypto.subtle)
		return (await import("./signatureByLibrary")).hmac(key, text);
	const signed = await crypto.subtle.sign(
		"HMAC",
		await importKey(key),
		utf8.encode(text),
	);
	return btoa(String.fromCharCode(...new Uint8Array(signed)));
}

/** x-signature of a JSON body, a query string without "?", or `tx_timestamp=<value>` for multipart. */
export const signature = (text: string): Promise<string> =>
	hmac(import.meta.env.VITE_SIGNATURE_KEY, text);
