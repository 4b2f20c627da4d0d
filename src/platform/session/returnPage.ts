// The page that a registration was begun from: who wanted something there comes back to it when registered. Of this tab; another customer's sign-in empties it.
import { inAppPath } from "../../domain/app/link";
import { perTab } from "../storage/storage";

const key = "wanted_page";

/** Notes the page that stands now. */
export function saveReturnPage(): void {
	perTab.set(key, location.pathname + location.search);
}

export const hasReturnPage = (): boolean => perTab.get(key) !== null;

export const dropReturnPage = (): void => perTab.remove(key);

/** The noted page, once; null for none. */
export function takeReturnPage(): string | null {
	const path = perTab.get(key);
	dropReturnPage();
	return path && inAppPath(path);
}
