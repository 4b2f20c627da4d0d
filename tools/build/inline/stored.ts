// Reads the storage before the app is there.

/** A stored value; null without one, or without storage. */
export function stored(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}
