// Defers work until the browser is idle.

/** Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
	if (typeof requestIdleCallback === "function")
		requestIdleCallback(work, { timeout: 3000 });
	else setTimeout(work, 2000);
}
