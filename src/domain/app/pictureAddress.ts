// The address of a picture or logo of a reply: a relative one belongs to the API's host, not to the app's.

/** `apiHost` and `ownOrigin` are origins; unchanged where they are one, so that cached pictures keep their addresses, and where it is no address. */
export function pictureAddress(
	src: string,
	apiHost: string,
	ownOrigin: string,
): string {
	const isAbsolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src);
	if (src === "" || isAbsolute || !apiHost || apiHost === ownOrigin) return src;
	try {
		return new URL(src, apiHost).href;
	} catch {
		return src;
	}
}
