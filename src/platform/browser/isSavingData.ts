// Whether to save data, because the person has chosen it or the connection is slow.

export function isSavingData(): boolean {
	// Many browsers and the DOM types lack navigator.connection.
	const { connection } = navigator as {
		connection?: { saveData?: boolean; effectiveType?: string };
	};
	return (
		connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "")
	);
}
