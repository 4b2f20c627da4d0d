// What another tab of this phone writes down, as this one hears of it.

/** Calls back when another tab changed a key of local storage. Returns the way to stop. */
export function onStorageEvent(key: string, changed: () => void): () => void {
	const listen = (event: StorageEvent) => {
		if (event.key === key) changed();
	};
	addEventListener("storage", listen);
	return () => removeEventListener("storage", listen);
}
