// What a link or reference leads to: the one decision for every address that data or a person supplies (1 §5).

export type LinkTarget =
	/** A 4-digit reference: the privilege modal. */
	| { kind: "privilege"; reference: string }
	/** A path inside the app. */
	| { kind: "path"; path: string }
	/** An address of the own origin: same tab. */
	| { kind: "sameTab"; href: string }
	/** Any other address that may be opened: new tab. */
	| { kind: "newTab"; href: string }
	/** tel: or mailto:, handed to the phone. */
	| { kind: "handOver"; href: string };

/** Whether a text is a 4-digit privilege reference (1 §5). */
export function isNumericReference(text: string): boolean {
	return /^\d{4}$/.test(text);
}

/** Whether a reference parses as an absolute URL and so counts as a link (1 §5). */
export function isAbsoluteUrl(text: string): boolean {
	return parse(text) !== null;
}

function parse(text: string, base?: string): URL | null {
	try {
		return new URL(text, base);
	} catch {
		return null;
	}
}

/** Whether an address hides where it leads: URL parsers drop control characters and read a backslash as a slash. */
function isDisguised(text: string): boolean {
	return [...text].some((sign) => {
		const code = sign.codePointAt(0) ?? 0;
		return code < 32 || (code >= 127 && code < 160) || sign === "\\";
	});
}

const isLocalHost = (host: string) =>
	host === "localhost" || host === "127.0.0.1" || host === "[::1]";

/**
 * The absolute address a page may load or open, or null: https anywhere, http
 * on localhost only; no user information, nothing disguised.
 */
export function safeUrl(text: string): URL | null {
	if (isDisguised(text)) return null;
	const url = parse(text);
	// Written in full and without user information, even an empty one.
	if (!url || !/^https?:\/\/[^/?#@]+([/?#]|$)/i.test(text)) return null;
	if (url.protocol === "https:") return url;
	return url.protocol === "http:" && isLocalHost(url.hostname) ? url : null;
}

/** The landing page, however it is spelt: the router reads capitals, encoded letters and extra slashes as it does the plain path. */
function isLanding(pathname: string): boolean {
	try {
		return /^\/+landing\/*$/i.test(decodeURIComponent(pathname));
	} catch {
		return false;
	}
}

/** Whether an address of the app signs somebody in: the landing page, or a token in its query (1 §4). */
export const isSignInAddress = ({ pathname, searchParams }: URL): boolean =>
	isLanding(pathname) || searchParams.has("token");

/** Path, query and fragment of an address of the app without what signs somebody in; null where nothing else is left of it. */
function withoutSignIn(address: URL): string | null {
	if (isLanding(address.pathname)) return null;
	if (isSignInAddress(address)) address.searchParams.delete("token");
	return address.pathname + address.search + address.hash;
}

/**
 * The in-app path in a text, or null: `/…` but never `//host` or `/\host`, and
 * never one that signs somebody in: that takes a start of its own.
 * Paths of banners may be empty, "null", "0" or "-", which lead nowhere (2 §5).
 */
export function inAppPath(text: string): string | null {
	if (!text.startsWith("/") || text.startsWith("//") || isDisguised(text))
		return null;
	// A dot segment can leave a double slash behind, which names a host.
	const resolved = new URL(text, "https://app.invalid");
	if (resolved.host !== "app.invalid" || resolved.pathname.startsWith("//"))
		return null;
	return withoutSignIn(resolved);
}

/** Decides where a link leads; null where it may not be opened. `origin` is the app's own. */
export function linkTarget(text: string, origin: string): LinkTarget | null {
	if (isNumericReference(text)) return { kind: "privilege", reference: text };
	const path = inAppPath(text);
	if (path) return { kind: "path", path };
	if (/^tel:\+?[\d-]{3,20}$/.test(text) || isMail(text))
		return { kind: "handOver", href: text };
	const url = safeUrl(text);
	if (!url) return null;
	if (url.origin !== origin) return { kind: "newTab", href: url.href };
	const own = withoutSignIn(url);
	return own === null ? null : { kind: "sameTab", href: origin + own };
}

/**
 * The address that a link in a text of the host may have, or null. It is read
 * as a browser reads it, blanks and line breaks left out: one of the app's own
 * signs nobody in, any other stays as it is.
 */
export function contentHref(href: string, origin: string): string | null {
	const url = parse(href, origin);
	if (url?.origin !== origin || !isSignInAddress(url)) return url && href;
	return withoutSignIn(url);
}

function isMail(text: string): boolean {
	return /^mailto:[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(text);
}

const youTubeId =
	/^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;

/** The embed address of a YouTube video (11-character id), or null for any other address (1 §5). */
export function youTubeEmbed(address: string): string | null {
	const id = youTubeId.exec(address)?.[1];
	return id ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}
