// Changes of local storage by other tabs.
import { listen } from "../browser/listen";

/** Returns the way to stop. */
export function onStorageEvent(key: string, changed: () => void): () => void {
	return listen("storage", (event) => {
		if (event.key === key) changed();
	});
}
