// The page that back opens from the first page of a document (1 §2); part of the first load, so that back works before the rest of the app is loaded.
import { privilegeParameter, privilegePath } from "../domain/app/pagePaths";
import { missingParentPage } from "../domain/app/parentPage";
import { atomStore } from "../platform/atomStore";
import {
	backPath,
	pushBackPath,
	setDocumentStart,
} from "../platform/browser/backPath";
import { browserEntries } from "../platform/browser/browserEntries";
import { currentSession, isSignedInAtom } from "../platform/session/session";
import { perTab, storageKeys } from "../platform/storage/storage";
import { appHistory } from "./appHistory";
import { router } from "./router";
import { parseSearch } from "./searchParams";

interface PreviousPage {
	/** The page's index among the app's entries of this tab. */
	index: number;
	path: string;
}

/** The app's page directly before this document in the tab; null for none. */
function findPreviousPage(): PreviousPage | null {
	const storedEntry = perTab.get(storageKeys.leftEntry);
	if (!storedEntry) return null;
	const [key, at, path = ""] = storedEntry.split(" ");
	const index = Number(at) || 0;
	const list = browserEntries();
	const current = list?.currentEntry;
	// This document replaced the former one: the page behind it is the same.
	if (current && current.key === key)
		return index > 0
			? { index: index - 1, path: backPath()?.split("?")[0] ?? "/" }
			: null;
	const isBehind = current
		? list?.entries()[current.index - 1]?.key === key
		: document.referrer.startsWith(`${location.origin}/`);
	return isBehind ? { index, path } : null;
}

/** The history entry that this document started with, set by `initFirstPage`. */
export let firstEntry = { href: "", index: 0 };

/** Inserts the page that back must open, unless that is `before`, the app's page before this document. */
function insertPageBehind(before: PreviousPage | null = null): void {
	const { pathname, href, search } = appHistory.location;
	if (appHistory.entryIndex !== 0) return;
	const { [privilegeParameter]: reference, from = null } = parseSearch(search);
	// A privilege with no page behind it opens over home, but only with a token (1 §2, 1 §4).
	const isOverHome = !before && Boolean(reference && currentSession());
	const behind = isOverHome
		? "/"
		: missingParentPage(pathname, before?.path ?? null, backPath(), from);
	const index = before ? before.index + 1 : 0;
	if (before) pushBackPath(index, before.path);
	if (behind) {
		pushBackPath(index + 1, behind);
		const shown = isOverHome ? privilegePath(reference ?? "") : href;
		appHistory.insertBehind(behind, index, shown);
	} else if (before) {
		setDocumentStart(index);
		appHistory.setEntryIndex(index);
	}
}

/** Prepares the history of a new document; called once, before the router loads its page. */
export function initFirstPage(): void {
	insertPageBehind(findPreviousPage());
	firstEntry = { href: appHistory.location.href, index: appHistory.entryIndex };
	// The sign-in page is replaced by another first page.
	router.subscribe("onResolved", () => insertPageBehind());
	// A sign-in opens the privilege of the address.
	atomStore.sub(isSignedInAtom, () => insertPageBehind());
	addEventListener("pagehide", () => {
		const { key = "" } = browserEntries()?.currentEntry ?? {};
		// Without the query, which may contain a phone number.
		perTab.set(
			storageKeys.leftEntry,
			`${key} ${appHistory.entryIndex} ${location.pathname}`,
		);
	});
}
