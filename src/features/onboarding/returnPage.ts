// The page a registration was begun from, to return to afterwards; per tab.
import { inAppPath } from "../../domain/app/link";
import { perTab } from "../../platform/storage/storage";

const key = "wanted_page";

/** Saves the path and query of the current page. */
export function saveReturnPage(): void {
	perTab.set(key, location.pathname + location.search);
}

/** Whether a page is saved. */
export const hasReturnPage = (): boolean => perTab.get(key) !== null;

/** Removes the saved page. */
export const dropReturnPage = (): void => perTab.remove(key);

/** Returns and removes the page; null for none. */
export function takeReturnPage(): string | null {
	const path = perTab.get(key);
	dropReturnPage();
	return path && inAppPath(path);
}
