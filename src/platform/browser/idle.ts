// Runs work later: after a pause, or when the browser is idle.

export const pause = (ms: number) =>
	new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Runs the work when the browser is idle; Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
	if (typeof requestIdleCallback === "function")
		requestIdleCallback(work, { timeout: 3000 });
	else setTimeout(work, 2000);
}
