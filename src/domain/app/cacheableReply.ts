// Which replies the service worker may cache.

export const isAsset = (path: string): boolean => path.startsWith("/assets/");

/** Rejects HTML for any other file: static hosts answer a missing file with the page and status 200. */
export const isCacheableReply = (
	path: string,
	{ ok, headers }: Pick<Response, "ok" | "headers">,
): boolean =>
	ok &&
	(/\.html$/.test(path) || !/html/.test(headers.get("content-type") ?? ""));
