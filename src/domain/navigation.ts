// How pages stand to each other: where back leads (1 §2).

const home = "/";
/** The sign-in: it replaces itself, and nobody comes back to it. */
const landing = "/landing";
/** Pages with nothing to go back to. */
const roots = [home, "/hub", landing];
/** The parameter of an address that opens a privilege over its page. */
export const privilegeParameter = "modal-privilege";
/** Back re-opens the page that they were opened from, also where the history has lost it. */
const reopening = ["/otp", "/conditions/detail"];
/** Pages that are left for one page alone, wherever the person came from. */
const leftFor: Record<string, string> = {
	"/conditions": "/profile",
	"/language": "/profile",
	"/game/list": "/profile",
};
/** Pages whose own back button leads to one page; the phone's back still takes one step. */
const buttonLeadsTo: Record<string, string> = {
	...leftFor,
	"/myfavorite": home,
};

/** The page that stands behind one with no history of its own. `backPath` is the stored one, null where there is none; `from` is the address's own word for its opener. */
function pageBehind(
	path: string,
	backPath: string | null,
	from?: string | null,
): string {
	if (Object.hasOwn(leftFor, path)) return leftFor[path];
	if (reopening.includes(path) && backPath) return backPath;
	// A term is opened from the list of terms, or from home (3 §2).
	return path === "/conditions/detail" && from !== "main"
		? "/conditions"
		: home;
}

/**
 * The page that is to be put behind one that a document was opened at; null for
 * none. `before`: the path of the app's page that lies directly behind it in this tab.
 */
export function missingPage(
	path: string,
	before: string | null,
	backPath: string | null,
	from?: string | null,
): string | null {
	if (roots.includes(path)) return null;
	if (before === null || before === landing)
		return pageBehind(path, backPath, from);
	return pageAfterStep(path, before);
}

/** What a back button does: one step in the history, or opening a page in place of this one. */
export type BackMove = { kind: "step" } | { kind: "open"; path: string };

/**
 * Decides what the back button of a page does. `hasBehind`: the app's own history has an earlier page;
 * `to`: the one page that it leads to, whatever is behind.
 */
export function backMove({
	path,
	hasBehind,
	backPath,
	to,
}: {
	path: string;
	hasBehind: boolean;
	backPath: string | null;
	to?: string;
}): BackMove {
	const only =
		to ?? (Object.hasOwn(buttonLeadsTo, path) ? buttonLeadsTo[path] : null);
	if (hasBehind && (only === null || backPath?.split("?")[0] === only))
		return { kind: "step" };
	return { kind: "open", path: only ?? pageBehind(path, backPath) };
}

/** Where the phone's back must go on to after its step from one page to another; null where it has arrived. */
export function pageAfterStep(from: string, to: string): string | null {
	const only = Object.hasOwn(leftFor, from) ? leftFor[from] : to;
	return only === to ? null : only;
}

/** An address of the app as the session may keep it: the token that it came with is not written down (P15). */
export function withoutToken(href: string): string {
	const { pathname, searchParams, hash } = new URL(href, "https://app.invalid");
	searchParams.delete("token");
	const search = searchParams.toString();
	return pathname + (search && `?${search}`) + hash;
}
