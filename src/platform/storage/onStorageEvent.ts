// Changes of local storage by other tabs.

/** Returns the way to stop. */
export function onStorageEvent(key: string, changed: () => void): () => void {
	const listen = (event: StorageEvent) => {
		if (event.key === key) changed();
	};
	addEventListener("storage", listen);
	return () => removeEventListener("storage", listen);
}
