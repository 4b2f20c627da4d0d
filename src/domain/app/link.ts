// Where a link or reference leads: one decision for every address from data or from a person (1 §5).
import {
	isDisguised,
	isNumericReference,
	isPhoneOrMail,
	parseUrl,
	safeUrl,
} from "../../contract/webAddress";
import { trimInvisible } from "../text/trimInvisible";

export type LinkTarget =
	| { kind: "privilege"; reference: string }
	| { kind: "path"; path: string }
	| { kind: "sameTab" | "newTab" | "phoneOrMail"; href: string };

/** Returns a path as the routes spell it; the router also accepts capitals, encoded letters and extra slashes. */
export function pagePath(pathname: string): string {
	let path = pathname;
	try {
		path = decodeURIComponent(pathname);
	} catch {
		// No page of the app has a path that cannot be decoded.
	}
	return `/${path.toLowerCase().split("/").filter(Boolean).join("/")}`;
}

const isLanding = (pathname: string) => pagePath(pathname) === "/landing";

/** Whether an address signs in: the landing page or a token in the query (1 §4). */
export const isSignInAddress = ({ pathname, searchParams }: URL): boolean =>
	isLanding(pathname) || searchParams.has("token");

/** Path, query and fragment without the sign-in parts; null where nothing else is left. */
function withoutSignIn(address: URL): string | null {
	if (isLanding(address.pathname)) return null;
	if (isSignInAddress(address)) address.searchParams.delete("token");
	return address.pathname + address.search + address.hash;
}

/** The in-app path in a text, without sign-in parts, or null; never `//host` or `/\host` (2 §5). */
export function inAppPath(text: string): string | null {
	if (!text.startsWith("/") || text.startsWith("//") || isDisguised(text))
		return null;
	// A dot segment can leave a double slash, which names a host.
	const resolved = new URL(text, "https://app.invalid");
	if (resolved.host !== "app.invalid" || resolved.pathname.startsWith("//"))
		return null;
	return withoutSignIn(resolved);
}

/** Returns where a link leads; null where it may not be opened. `origin` is the app's own. */
export function linkTarget(text: string, origin: string): LinkTarget | null {
	if (isNumericReference(text)) return { kind: "privilege", reference: text };
	const path = inAppPath(text);
	if (path) return { kind: "path", path };
	if (isPhoneOrMail(text)) return { kind: "phoneOrMail", href: text };
	const url = safeUrl(text);
	if (!url) return null;
	if (url.origin !== origin) return { kind: "newTab", href: url.href };
	const own = withoutSignIn(url);
	return own === null ? null : { kind: "sameTab", href: origin + own };
}

/** Whether a path of the app's origin is served by the host, such as a file, and is no page of the app. */
export const isServedByHost = (pathname: string): boolean =>
	/^\/(api|demo|content)(\/|$)|\.\w+$/.test(pathname);

/** The address that a link in host content may have, or null; links into the app lose their sign-in parts. */
export function contentHref(given: string, origin: string): string | null {
	const href = trimInvisible(given);
	const url = parseUrl(href, origin);
	if (url?.origin !== origin || !isSignInAddress(url)) return url && href;
	return inAppPath(url.href.slice(origin.length));
}
