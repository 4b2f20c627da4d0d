// What a start may wait for.

/** In ms; after it the page says itself that it is loading. */
const timeoutMs = 3000;

/** Waits for `work` or the timeout, whichever ends first. */
export const withTimeout = (work: Promise<unknown>): Promise<unknown> =>
	Promise.race([
		work,
		new Promise((resolve) => setTimeout(resolve, timeoutMs)),
	]);
