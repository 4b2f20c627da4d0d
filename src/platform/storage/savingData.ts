// The browser's data saver.

export function isSavingData(): boolean {
	// Missing in many browsers and in the DOM types.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
