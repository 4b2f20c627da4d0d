// The overlays that the phone's back button closes instead of leaving the page: dialogs, sheets, and pages that ask before they are left. The app adds a history entry for them (1 §2).

/** The part of the app's history that overlays use. */
interface OverlayHistory {
	/** Called when an overlay opens or closes. */
	update(): void;
	/** Runs the work at once or, while a history entry is being removed, after that. */
	whenIdle(work: () => void): void;
	/** Called before another document is loaded, because a step back would cancel the load. */
	stopUpdates(): void;
}

let history: OverlayHistory = {
	update: () => undefined,
	whenIdle: (work) => work(),
	stopUpdates: () => undefined,
};

interface Guarded {
	close: () => void;
	/** Whether it is a page that asks before back leaves it; closeAllOverlays does not close it. */
	isPage: boolean;
}

/** The open overlays, the topmost last. */
const overlays: Guarded[] = [];

/** Called once, by the app's history. */
export function setOverlayHistory(next: OverlayHistory): void {
	history = next;
}

/** Whether the phone's back would close something. */
export const isOverlayOpen = (): boolean => overlays.length > 0;

/** Asks the topmost overlay to close; returns false if none is open. */
export function closeTopOverlay(): boolean {
	const top = overlays.at(-1);
	top?.close();
	return top !== undefined;
}

export function closeAllOverlays(): void {
	for (const { close, isPage } of [...overlays]) if (!isPage) close();
}

/** Makes the phone's back button call `close` instead of leaving the page; returns the function that ends this. */
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

/** Loads another document, even while an overlay is closing. */
export function loadDocument(href: string): void {
	history.stopUpdates();
	history.whenIdle(() => location.assign(href));
}
