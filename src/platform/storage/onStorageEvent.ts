// Changes of local storage by other tabs.
import { combineStops, listen } from "../browser/listen";

/** Calls back when another tab changes the key or empties the storage, and when the page returns from the back-forward cache, where it gets no events. Returns a stop function. */
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
