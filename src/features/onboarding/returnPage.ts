// The page that a registration was started from, to return to afterwards; kept per tab.
import { inAppPath } from "../../domain/app/link";
import { perTab, storageKeys } from "../../platform/storage/storage";

const key = storageKeys.returnPage;

export function saveReturnPage(): void {
	perTab.set(key, location.pathname + location.search);
}

export const hasReturnPage = (): boolean => perTab.get(key) !== null;

export const dropReturnPage = (): void => perTab.remove(key);

/** Returns and removes the page; null for none. */
export function takeReturnPage(): string | null {
	const path = perTab.get(key);
	dropReturnPage();
	return path && inAppPath(path);
}
