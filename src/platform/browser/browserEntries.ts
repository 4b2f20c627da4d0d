// The browser's own list of the document's history entries, without those of its frames.

/** The Navigation API; undefined if the browser does not have it. */
export const browserEntries = (): Navigation | undefined => window.navigation;

/** Goes back to the document's previous entry, skipping the entries of its frames; returns false if the browser cannot. */
export function stepOverFrames(): boolean {
	const entries = browserEntries();
	if (!entries?.canGoBack) return false;
	const { committed, finished } = entries.back();
	// Both promises reject if another navigation replaces this one.
	void Promise.allSettled([committed, finished]);
	return true;
}
