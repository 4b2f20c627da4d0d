// Which replies the service worker may keep: what a host answers for a missing file must not pass for the file.

/** Where the build's hashed files stand. */
export const isAsset = (path: string): boolean => path.startsWith("/assets/");

/** Whether a reply is what its path asks for: a static host may answer a missing file with the page, and call it a success. */
export const isCacheableReply = (
	path: string,
	{ ok, headers }: Pick<Response, "ok" | "headers">,
): boolean =>
	ok &&
	(/\.html$/.test(path) || !/html/.test(headers.get("content-type") ?? ""));
