// The address of a picture or logo of a reply: a relative one belongs to the API's host, not to the app's.

/** `apiHost` and `ownOrigin` are origins; a path is unchanged where they are one, so that cached pictures keep their addresses, and so is what is no address. */
export function pictureAddress(
	src: string,
	apiHost: string,
	ownOrigin: string,
): string {
	const isAbsolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src);
	const isOwn = !apiHost || apiHost === ownOrigin;
	if (src === "" || isAbsolute || (isOwn && src.startsWith("/"))) return src;
	try {
		// By itself it would belong to the path of the page.
		const { href, origin } = new URL(src, apiHost || ownOrigin);
		return isOwn ? href.slice(origin.length) : href;
	} catch {
		return src;
	}
}
