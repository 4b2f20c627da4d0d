// The files of a release: which of them the service worker keeps, and whether a reply may be cached and belongs to the release.

export interface ReleaseFile {
	url: string;
	/** Not needed at the start: fetched when the page is idle. */
	later?: true;
	/** A later file that a saved code needs: fetched before the others. */
	code?: true;
	/** The language of a file with texts; a file of another language than the page's is fetched after the other files of a saved code. */
	language?: string;
	/** Referenced by the page itself. */
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

export const isAsset = (path: string): boolean => path.startsWith("/assets/");

/** Whether a reply may be cached; HTML is rejected for any other file, since static hosts answer a missing file with the page and status 200. */
export const isCacheableReply = (
	path: string,
	{ ok, headers }: Pick<Response, "ok" | "headers">,
): boolean =>
	ok &&
	(/\.html$/.test(path) || !/html/.test(headers.get("content-type") ?? ""));

/** Whether to repeat a request past the HTTP cache, which may have kept a wrong reply of an earlier time; any other refusal would only be repeated. */
export const isWorthRefetch = ({
	ok,
	status,
}: Pick<Response, "ok" | "status">): boolean =>
	ok || status === 404 || status === 410;

/** Asset paths of the active release and of its predecessor, which open pages may still use (O08). */
export interface AssetGenerations {
	current: readonly string[];
	former: readonly string[];
}

/** Returns the generations with the new release, and the cached files to delete. Without a record `before`, all cached files count as the former release's. */
export function nextAssetGenerations(
	before: AssetGenerations | null,
	own: readonly string[],
	cached: readonly string[],
): { generations: AssetGenerations; drop: string[] } {
	const current = new Set(own);
	const isSame =
		before?.current.length === current.size &&
		before.current.every((path) => current.has(path));
	const former = isSame
		? before.former
		: (before?.current ?? cached.filter((path) => !current.has(path)));
	const needed = new Set([...own, ...former]);
	return {
		generations: { current: own, former },
		drop: cached.filter((path) => !needed.has(path)),
	};
}
