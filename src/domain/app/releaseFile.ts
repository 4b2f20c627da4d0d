// The files of one release, as its worker lists them, and how a reply is told from a damaged one or one of another release.

export interface ReleaseFile {
	/** Path without its first slash. */
	url: string;
	/** Fetched when the page is idle, and not with the install. */
	later?: true;
	/** index.html names it: without it nothing starts. */
	start?: true;
	/** Length and hash of a file whose name carries its content. */
	bytes?: number;
	hash?: string;
}

/** Where the page that every address of the app answers with stands. */
export const pageUrl = "index.html";

/** The hash of a file as the build writes it down: the first 96 bits of its SHA-256. */
export async function hashOf(
	content: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", content);
	return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 12)));
}

/**
 * Whether a page is whole and belongs to the release with these start files. Not
 * by its hash: a host may add to a page, and it still is that release's.
 */
export const isPageOfRelease = (
	html: string,
	startFiles: readonly ReleaseFile[],
): boolean =>
	html.includes("</html>") &&
	startFiles.every(({ url }) => html.includes(`"/${url}"`));

/** The files that a page asks for before it can start, as its tags name them. */
export const startFilesOf = (html: string): string[] =>
	[
		...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+\.js)"/g),
	].map(([, file = ""]) => file);
