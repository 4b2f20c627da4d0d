// The files of one release and the checks that a reply belongs to it.

export interface ReleaseFile {
	url: string;
	/** Not part of the start: fetched when the page is idle. */
	later?: true;
	/** A later file that a saved code needs: fetched before the others. */
	code?: true;
	/** The language of a file with texts: where the page has another one, it is fetched after the other files of a saved code. */
	language?: string;
	/** Named by the page. */
	start?: true;
	bytes?: number;
	hash?: string;
}

/** The page that answers every address of the app. */
export const pageUrl = "index.html";

/** The first 96 bits of the SHA-256, as the build writes it. */
export async function hashOf(content: ArrayBuffer | Uint8Array<ArrayBuffer>) {
	const digest = await crypto.subtle.digest("SHA-256", content);
	return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 12)));
}

/** Whether a page is complete and references this release's start files; not by hash, since hosts may add to it. */
export const isPageOfRelease = (
	html: string,
	startFiles: readonly ReleaseFile[],
): boolean =>
	html.includes("</html>") &&
	startFiles.every(({ url }) => html.includes(`"/${url}"`));

/** The scripts and style sheets that a page references. */
export const startFilesOf = (html: string): string[] =>
	[
		...html.matchAll(
			/<(?:script|link)\b[^>]*\s(?:src|href)="\/([^"]+\.(?:js|css))"/g,
		),
	].map(([, file = ""]) => file);
