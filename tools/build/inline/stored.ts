// Reads the storage before the app's code has loaded.

/** A stored value; null without one, or without storage. */
export function stored(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** The server's time in ms, computed with the saved offset of this phone's clock. */
export const serverNow = (): number =>
	Date.now() + (Number(stored("clock-offset")) || 0);

/** The customer of the stored token; undefined without one. Throws for a damaged one. */
export function storedSub(): string | undefined {
	const [, claims] = stored("token")?.split(".") ?? [];
	if (!claims) return undefined;
	const text = atob(claims.replace(/-/g, "+").replace(/_/g, "/"));
	// The decoded bytes are UTF-8.
	const utf8 = Uint8Array.from(text, (it) => it.charCodeAt(0));
	return JSON.parse(new TextDecoder().decode(utf8)).sub;
}
