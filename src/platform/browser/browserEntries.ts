// The browser's own list of the document's history entries, without those of its frames.

/** The Navigation API, where the browser has it. */
export const browserEntries = (): Navigation | undefined => window.navigation;

/** Steps back to the document's entry before, over the steps of its frames; false where the browser cannot. */
export function stepOverFrames(): boolean {
	const entries = browserEntries();
	if (!entries?.canGoBack) return false;
	const { committed, finished } = entries.back();
	// Another press may take its place.
	void Promise.allSettled([committed, finished]);
	return true;
}
