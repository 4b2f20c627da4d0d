// Changes of local storage by other tabs.
import { combineStops, listen } from "../browser/listen";

/** Also called when the whole storage is emptied, which names no key, and when the page returns from the back-forward cache, which gets no events. Returns a stop function. */
export function onStorageEvent(key: string, changed: () => void): () => void {
	return combineStops(
		listen("storage", (event) => {
			if (event.key === key || event.key === null) changed();
		}),
		listen("pageshow", ({ persisted }) => {
			if (persisted) changed();
		}),
	);
}
