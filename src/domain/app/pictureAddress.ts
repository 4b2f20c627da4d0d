// The address of a picture or logo of a reply: a relative one belongs to the API's host, not to the app's.
import { trimInvisible } from "../text/trimInvisible";

/** Resolves an address against `apiHost`, an origin like `ownOrigin`. Where both are the same, a path stays a path, so that cached pictures keep their addresses. A text that is not an address stays unchanged. */
export function pictureAddress(
	given: string,
	apiHost: string,
	ownOrigin: string,
): string {
	const src = trimInvisible(given);
	const isAbsolute = /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(src);
	const isOwn = !apiHost || apiHost === ownOrigin;
	if (src === "" || isAbsolute || (isOwn && src.startsWith("/"))) return src;
	try {
		// The base is an origin: the path must not depend on the current page.
		const { href, origin } = new URL(src, apiHost || ownOrigin);
		return origin === ownOrigin ? href.slice(origin.length) : href;
	} catch {
		return src;
	}
}
