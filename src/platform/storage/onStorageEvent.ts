// Changes of local storage by other tabs.
import { listen, stopAll } from "../browser/listen";

/** Also called when the page returns from the back-forward cache, which gets no events. Returns the way to stop. */
export function onStorageEvent(key: string, changed: () => void): () => void {
	return stopAll(
		listen("storage", (event) => {
			if (event.key === key) changed();
		}),
		listen("pageshow", ({ persisted }) => {
			if (persisted) changed();
		}),
	);
}
