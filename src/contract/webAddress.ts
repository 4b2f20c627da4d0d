// The addresses that the app opens, the same in the app, in the API's import of content and in the settings of a build (1 §5).

/** Whether a text is a privilege reference of 4 digits (1 §5). */
export const isNumericReference = (text: string): boolean =>
	/^\d{4}$/.test(text);

/** The URL of a text; null if it is not an address. */
export function parseUrl(text: string, base?: string): URL | null {
	try {
		return new URL(text, base);
	} catch {
		return null;
	}
}

/** Whether an address may be disguised: URL parsers drop control characters and read a backslash as a slash. */
export const isDisguised = (text: string): boolean => /[\p{Cc}\\]/u.test(text);

export const isLocalHost = (host: string) =>
	host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/** The URL if the app may load or open it, else null: https, or http on localhost, without user information. */
export function safeUrl(text: string): URL | null {
	if (isDisguised(text)) return null;
	const url = parseUrl(text);
	// The address must be written in full, without user information, even an empty one.
	if (!url || !/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text)) return null;
	return url.protocol === "https:" || isLocalHost(url.hostname) ? url : null;
}

/** Whether a text is the link of a telephone number or a mail address. */
export const isPhoneOrMail = (text: string): boolean =>
	/^(tel:\+?[\d-]{3,20}|mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+)$/.test(text);
