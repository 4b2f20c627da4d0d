// What the phone's back closes instead of leaving the page: open dialogs and sheets, and pages that ask first. The app adds a history entry for them (1 §2).

/** What overlays use of the app's history. */
interface OverlayHistory {
	/** Called when an overlay opened or closed. */
	update(): void;
	/** Runs the work now, or once an entry that is being removed is gone. */
	whenIdle(work: () => void): void;
	/** Called before another document is loaded: a step back would cancel that. */
	stopUpdates(): void;
}

let history: OverlayHistory = {
	update: () => undefined,
	whenIdle: (work) => work(),
	stopUpdates: () => undefined,
};

interface Guarded {
	close: () => void;
	/** A page that asks first; another page leaves it without a question. */
	isPage: boolean;
}

/** What is open, the topmost last. */
const overlays: Guarded[] = [];

/** Called once, by the app's history. */
export function setOverlayHistory(next: OverlayHistory): void {
	history = next;
}

/** Whether the phone's back would close something. */
export const isOverlayOpen = (): boolean => overlays.length > 0;

/** Asks the topmost overlay to close; false where none is open. */
export function closeTopOverlay(): boolean {
	const top = overlays.at(-1);
	top?.close();
	return top !== undefined;
}

export function closeAllOverlays(): void {
	for (const { close, isPage } of [...overlays]) if (!isPage) close();
}

/** From now on the phone's back calls `close` in place of leaving the page. Returns a stop function. */
export function closeOnBack(
	close: () => void,
	{ isPage = false } = {},
): () => void {
	const guarded = { close, isPage };
	overlays.push(guarded);
	history.update();
	return () => {
		const index = overlays.indexOf(guarded);
		if (index >= 0) overlays.splice(index, 1);
		history.update();
	};
}

/** Runs the work once the history entry of an overlay that has just closed is removed. */
export function afterOverlayEntryRemoved(work: () => void): void {
	setTimeout(() => history.whenIdle(work));
}

/** Loads another document, also while an overlay is closing. */
export function loadDocument(href: string): void {
	history.stopUpdates();
	history.whenIdle(() => location.assign(href));
}
