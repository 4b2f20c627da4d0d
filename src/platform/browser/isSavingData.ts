// Whether the person or a slow connection asks for few bytes.

export function isSavingData(): boolean {
	// Missing in many browsers and in the DOM types.
	const { connection } = navigator as {
		connection?: { saveData?: boolean; effectiveType?: string };
	};
	return (
		connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "")
	);
}
