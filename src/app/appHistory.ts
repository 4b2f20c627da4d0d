// The router's history, in which each entry of the tab has an index, and a page with open overlays has an extra entry (the guard) so that back closes the topmost overlay first (1 §2).
import {
	createBrowserHistory,
	type HistoryLocation,
	type RouterHistory,
} from "@tanstack/react-router";
import {
	closeAllOverlays,
	closeTopOverlay,
	isOverlayOpen,
	setOverlayHistory,
} from "../ui/overlay/backGuard";

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The index of the entry among the app's entries of this tab, from 0. */
		entryIndex?: number;
		/** Marks the guard, which has the same index as the entry of its page before it. */
		overlay?: true;
	}
}

type Action = Parameters<RouterHistory["notify"]>[0];

/** How long the app waits for its own step back, in ms; the browser reports none if there is no earlier entry. */
const stepTimeoutMs = 1000;
/** How long after `beforeunload` a page load may still begin, in ms. */
const unloadBeginsMs = 1000;
/** How long after `stepTimeoutMs` a busy phone may still do the step, in ms. */
const lateStepMs = 4000;

const entryIndexOf = ({ state }: HistoryLocation) => state.entryIndex ?? 0;
const isGuard = ({ state }: HistoryLocation) => state.overlay === true;

/** The location without the state fields of this module, as the router compares it. */
function withoutOwnState(location: HistoryLocation): HistoryLocation {
	const { entryIndex: _, overlay: __, ...state } = location.state;
	return { ...location, state };
}

interface AppHistory extends RouterHistory {
	/** The index of the current entry among the app's entries of this tab, from 0. */
	readonly entryIndex: number;
	setEntryIndex: (index: number) => void;
	/** Inserts an entry for the page `behind`, with this index, before the current one, whose address becomes `href`; the router does not load `behind`. */
	insertBehind: (behind: string, index: number, href: string) => void;
}

function createAppHistory(): AppHistory {
	const browser = createBrowserHistory();
	const subscribers: RouterHistory["subscribers"] = new Set();
	let page = withoutOwnState(browser.location);
	let entryIndex = entryIndexOf(browser.location);
	let isOnGuard = isGuard(browser.location);
	/** Whether the page's own entry may still have an old address, because the address changed on the guard, possibly before a reload. */
	let isPageOutdated = isOnGuard;
	/** The removal of the guard, which takes a moment; new pages wait for it until it is late. */
	let removal: "none" | "running" | "late" = "none";
	let removalTimer = 0;
	let isLeaving = false;
	/** Whether a page load may have begun. */
	let mayUnload = false;
	let unloadTimer = 0;
	/** The app's own step that the browser has not reported yet. */
	let ownStep: { type: "BACK" | "GO"; timer: number } | null = null;
	let isSilent = false;
	const waitingWork: (() => void)[] = [];

	function notify(action: Action): void {
		for (const subscriber of subscribers)
			subscriber({ location: page, action });
	}

	/** Writes an entry that keeps its key, and with it the remembered scroll position. */
	function write(
		kind: "pushState" | "replaceState",
		{ href, state }: Pick<HistoryLocation, "href" | "state">,
	): void {
		browser.flush();
		isSilent = true;
		window.history[kind](state, "", href);
		isSilent = false;
	}

	function whenIdle(work: () => void): void {
		if (removal === "running") waitingWork.push(work);
		else work();
	}

	function updatePageEntry(): void {
		if (isPageOutdated)
			write("replaceState", { ...page, state: { ...page.state, entryIndex } });
		isPageOutdated = false;
	}

	function addGuard(): void {
		if (isOnGuard || ownStep || mayUnload) return;
		const { href, state } = browser.location;
		write("pushState", { href, state: { ...state, overlay: true } });
		isOnGuard = true;
	}

	function removeGuard(): void {
		if (!isOnGuard || removal !== "none" || isLeaving) return;
		removal = "running";
		// The guard stays if the step was one of an iframe, which the browser does not report.
		removalTimer = window.setTimeout(endWait, stepTimeoutMs, "late");
		browser.back();
	}

	function endRemoval(): void {
		updatePageEntry();
		endWait();
		scheduleGuardSync();
	}

	function endWait(next: "none" | "late" = "none"): void {
		clearTimeout(removalTimer);
		removal = next;
		if (next === "late") removalTimer = window.setTimeout(endWait, lateStepMs);
		for (const work of waitingWork.splice(0)) work();
	}

	function syncGuard(): void {
		if (isOverlayOpen()) addGuard();
		else removeGuard();
	}

	/** Later, so that overlays which close and open together share one guard. */
	function scheduleGuardSync(): void {
		setTimeout(syncGuard);
	}

	function step(type: "BACK" | "GO", delta: number): void {
		clearTimeout(ownStep?.timer);
		const timer = window.setTimeout(() => {
			ownStep = null;
			scheduleGuardSync();
		}, stepTimeoutMs);
		ownStep = { type, timer };
		browser.go(isOnGuard ? delta - 1 : delta);
	}

	function showPage(action: Action): void {
		page = withoutOwnState(browser.location);
		entryIndex = entryIndexOf(browser.location);
		notify(action);
	}

	function onWrite(): void {
		const isPush = entryIndexOf(browser.location) > entryIndex;
		isOnGuard = isGuard(browser.location);
		isPageOutdated = isOnGuard;
		showPage({ type: isPush ? "PUSH" : "REPLACE" });
		if (!isPush) return;
		if (removal === "late") endWait();
		scheduleGuardSync();
	}

	/** The person went back from the guard to its page, or forward to the guard. */
	function onGuardStep(): void {
		if (!isOnGuard) {
			updatePageEntry();
			if (!closeTopOverlay()) browser.back();
		}
		// As a microtask, after React has rendered but before a quick second back, which must find the guard of the overlays that are still open.
		queueMicrotask(syncGuard);
	}

	function onStep() {
		const delta = entryIndexOf(browser.location) - entryIndex;
		const wasOnGuard = isOnGuard;
		isOnGuard = isGuard(browser.location);
		// A press of back during the removal would make one longer step of both.
		if (removal !== "none" && delta === 0) return endRemoval();
		if (delta === 0 && wasOnGuard !== isOnGuard) return onGuardStep();
		isPageOutdated = false;
		// The app's own step concerns only the page, so an overlay that was opened meanwhile stays.
		if (!ownStep) closeAllOverlays();
		const type =
			ownStep?.type ?? (delta === -1 ? "BACK" : delta === 1 ? "FORWARD" : "GO");
		clearTimeout(ownStep?.timer);
		ownStep = null;
		showPage(type === "GO" ? { type, index: delta } : { type });
		if (removal !== "none") endRemoval();
		else scheduleGuardSync();
	}

	browser.subscribe(({ action: { type } }) => {
		if (isSilent) return;
		if (type === "PUSH" || type === "REPLACE") onWrite();
		else onStep();
	});
	addEventListener("pageshow", ({ persisted }) => {
		isLeaving = false;
		// Leaving the page has interrupted the step back, so the guard is removed again.
		if (!persisted || removal === "none") return;
		endWait();
		scheduleGuardSync();
	});
	const onUnloadBegins = () => {
		mayUnload = true;
		clearTimeout(unloadTimer);
		unloadTimer = window.setTimeout(() => {
			mayUnload = false;
			scheduleGuardSync();
		}, unloadBeginsMs);
	};
	// Chromium (the only browser with userAgentData) gives an entry that is pushed at the start of a reload to the reloaded page, which would then step back out of the app.
	if ("userAgentData" in navigator)
		addEventListener("beforeunload", onUnloadBegins);
	setOverlayHistory({
		update: scheduleGuardSync,
		whenIdle,
		stopUpdates: () => {
			isLeaving = true;
		},
	});
	scheduleGuardSync();

	return {
		...browser,
		subscribers,
		notify,
		get location() {
			return page;
		},
		get length() {
			return browser.length;
		},
		get entryIndex() {
			return entryIndex;
		},
		subscribe: (subscriber) => {
			subscribers.add(subscriber);
			return () => void subscribers.delete(subscriber);
		},
		canGoBack: () => entryIndex > 0,
		// A new page replaces the guard, so that back never finds a guard without an overlay; an outdated page entry is corrected first.
		push: (path, state, options) => {
			if (isPageOutdated) removeGuard();
			whenIdle(() => {
				// Without flush, two pages that are pushed at the same time would become one entry.
				browser.flush();
				browser[isOnGuard ? "replace" : "push"](
					path,
					{ ...state, entryIndex: entryIndex + 1 },
					options,
				);
			});
		},
		replace: (path, state, options) =>
			whenIdle(() =>
				browser.replace(
					path,
					{ ...state, entryIndex, ...(isOnGuard && { overlay: true }) },
					options,
				),
			),
		back: () => whenIdle(() => step("BACK", -1)),
		go: (delta) => whenIdle(() => step("GO", delta)),
		setEntryIndex: (index) => {
			entryIndex = index;
			const { href, state } = browser.location;
			write("replaceState", { href, state: { ...state, entryIndex } });
		},
		insertBehind: (behind, index, href) => {
			entryIndex = index;
			isSilent = true;
			browser.replace(behind, { entryIndex });
			const state = { ...page.state, entryIndex: entryIndex + 1 };
			write("pushState", { href, state });
			onWrite();
		},
	};
}

export const appHistory = createAppHistory();
