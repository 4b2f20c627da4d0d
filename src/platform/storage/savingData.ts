// Whether the connection is to be spared.

/** Whether the person asked their browser to spare the connection. */
export function isSavingData(): boolean {
	// Missing in many browsers, and in the DOM library.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}
