// The parent of a page, for back without history (1 §2); a file of its own for the first load.
import { ownValue } from "./ownValue";

export const homePath = "/";
export const landingPath = "/landing";
/** Home has two addresses (1 §2). */
export const isHomePath = (path: string): boolean =>
	path === homePath || path === "/hub";
/** Pages whose back button opens the page that they were opened from, even without history. */
const leadsBackToOpener = ["/otp", "/conditions/detail"];
export const fixedParents: Record<string, string> = {
	"/conditions": "/profile",
	"/language": "/profile",
	"/game/list": "/profile",
};

/** The parent of a page; `backPath` is the stored opener, `from` the opener named in the address. */
export function parentPage(
	path: string,
	backPath: string | null,
	from?: string | null,
): string {
	const fixed = ownValue(fixedParents, path);
	if (fixed !== undefined) return fixed;
	if (leadsBackToOpener.includes(path) && backPath) return backPath;
	// A term is opened from the list of terms or from home (3 §2).
	return path === "/conditions/detail" && from !== "main"
		? "/conditions"
		: homePath;
}

/** Returns the page to insert into the history behind a document's first page, null for none; `before` is the app's previous page in this tab. */
export function missingParentPage(
	path: string,
	before: string | null,
	backPath: string | null,
	from?: string | null,
): string | null {
	if (isHomePath(path) || path === landingPath) return null;
	if (before === null || before === landingPath)
		return parentPage(path, backPath, from);
	return pageAfterBack(path, before);
}

/** The page to open after a back step, where a fixed parent differs from it; null for none. */
export function pageAfterBack(from: string, to: string): string | null {
	const target = ownValue(fixedParents, from) ?? to;
	return target === to ? null : target;
}
