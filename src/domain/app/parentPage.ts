// What stands behind a page, and where a step back must go on to (1 §2). A file of its own: the first load needs nothing else of how pages stand to each other.

export const home = "/";
/** The sign-in: it replaces itself, and nobody comes back to it. */
const landing = "/landing";
/** Pages with nothing to go back to. */
const roots = [home, "/hub", landing];
/** The parameter of an address that opens a privilege over its page. */
export const privilegeParameter = "modal-privilege";
/** Back re-opens the page that they were opened from, also where the history has lost it. */
const reopening = ["/otp", "/conditions/detail"];
/** Pages that are left for one page alone, wherever the person came from. */
export const fixedParents: Record<string, string> = {
	"/conditions": "/profile",
	"/language": "/profile",
	"/game/list": "/profile",
};
/** The page that stands behind one with no history of its own. `backPath` is the stored one, null where there is none; `from` is the address's own word for its opener. */
export function parentPage(
	path: string,
	backPath: string | null,
	from?: string | null,
): string {
	if (Object.hasOwn(fixedParents, path)) return fixedParents[path];
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
export function missingParentPage(
	path: string,
	before: string | null,
	backPath: string | null,
	from?: string | null,
): string | null {
	if (roots.includes(path)) return null;
	if (before === null || before === landing)
		return parentPage(path, backPath, from);
	return pageAfterBack(path, before);
}

/** Where the phone's back must go on to after its step from one page to another; null where it has arrived. */
export function pageAfterBack(from: string, to: string): string | null {
	const only = Object.hasOwn(fixedParents, from) ? fixedParents[from] : to;
	return only === to ? null : only;
}
