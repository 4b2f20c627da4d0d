// Changes of local storage by other tabs.
import { combineStops, listen } from "../browser/listen";

/** Also called when the page returns from the back-forward cache, which gets no events. Returns a stop function. */
export function onStorageEvent(key: string, changed: () => void): () => void {
	return combineStops(
		listen("storage", (event) => {
			if (event.key === key) changed();
		}),
		listen("pageshow", ({ persisted }) => {
			if (persisted) changed();
		}),
	);
}
