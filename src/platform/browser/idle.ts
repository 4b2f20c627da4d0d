// Work that waits until the page has nothing better to do.

/** Runs once the page has nothing better to do; Safari has no word for that. */
export function whenIdle(work: () => void): void {
	if (typeof requestIdleCallback === "function")
		requestIdleCallback(work, { timeout: 3000 });
	else setTimeout(work, 2000);
}
