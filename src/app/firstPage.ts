// The first page of a document in this tab's history: what back leads to from it (1 §2). Part of the first load, so that back is right before the rest of the app is here.
import { missingPage, privilegeParameter } from "../domain/app/pageBehind";
import {
	backPath,
	pushBackPath,
	setDocumentStart,
} from "../platform/browser/backPath";
import { store } from "../platform/query/store";
import { currentSession, isSignedInAtom } from "../platform/session/session";
import { perTab, storageKeys } from "../platform/storage/storage";
import { router } from "./router";

interface PageBefore {
	/** Its place in the app's history. */
	place: number;
	path: string;
}

/** The browser's own list of entries, where it has one. */
const entries = (): Navigation | undefined => window.navigation;

/** The app's page directly before this document in the tab; null for none, or for a page that is not the app's. */
function pageBefore(): PageBefore | null {
	const left = perTab.get(storageKeys.leftEntry);
	if (!left) return null;
	const [key, at, path = ""] = left.split(" ");
	const place = Number(at) || 0;
	const list = entries();
	const current = list?.currentEntry;
	// This document took the place of the former one: behind it stands what stood behind that.
	if (current && current.key === key)
		return place > 0
			? { place: place - 1, path: backPath()?.split("?")[0] ?? "/" }
			: null;
	const isBehind = current
		? list?.entries()[current.index - 1]?.key === key
		: document.referrer.startsWith(`${location.origin}/`);
	return isBehind ? { place, path } : null;
}

/** Where this document began, once `settleFirstPage` has run. */
export let firstLocation = router.history.location;

/** Puts the page behind the first one that back has to lead to; `before` is the app's page that stands there already. Any other page is left alone. */
function putPageBehind(before: PageBefore | null = null): void {
	const { pathname, href, state, search } = router.history.location;
	if (state.__TSR_index !== 0) return;
	const query = new URLSearchParams(search);
	const reference = query.get(privilegeParameter);
	// A privilege opens over home where nothing is behind it; without a token it does not open (1 §2, 1 §4).
	const isOverHome = !before && Boolean(reference && currentSession());
	const behind = isOverHome
		? "/"
		: missingPage(
				pathname,
				before?.path ?? null,
				backPath(),
				query.get("from"),
			);
	let place = before ? before.place + 1 : 0;
	if (place > 0) pushBackPath(place, before?.path ?? null);
	if (behind) {
		// By the prototype: the router must not hear of this entry, or it would open its page.
		const key = crypto.getRandomValues(new Uint32Array(1)).join();
		History.prototype.replaceState.call(
			history,
			{ __TSR_index: place, __TSR_key: key, key },
			"",
			behind,
		);
		place++;
		pushBackPath(place, behind);
		const over = `/?${new URLSearchParams({ [privilegeParameter]: reference ?? "" })}`;
		// The same key, so that the place on the page is kept.
		history.pushState(
			{ ...state, __TSR_index: place },
			"",
			isOverHome ? over : href,
		);
	} else if (place > 0) {
		setDocumentStart(place);
		history.replaceState({ ...state, __TSR_index: place }, "", href);
	}
}

/** Settles the history of a document that has just begun; to be called once, before the router loads its page. */
export function initFirstPage(): void {
	putPageBehind(pageBefore());
	firstLocation = router.history.location;
	// A first page that another one replaces: the sign-in.
	router.subscribe("onResolved", () => putPageBehind());
	// A sign-in opens the privilege that the address named all along.
	store.sub(isSignedInAtom, () => putPageBehind());
	addEventListener("pagehide", () => {
		const { key = "" } = entries()?.currentEntry ?? {};
		const { __TSR_index: place } = router.history.location.state;
		// No query: it may name a person's number.
		perTab.set(storageKeys.leftEntry, `${key} ${place} ${location.pathname}`);
	});
}
