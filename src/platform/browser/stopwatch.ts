// Measures elapsed time even if the phone sleeps or its clock is changed.

/** Returns the ms since it was started. */
export type Stopwatch = () => number;

/** Starts a stopwatch, which takes the longer of two measures: the monotonic clock may stop while the phone sleeps, and the phone's own clock may be set back. */
export function startStopwatch(): Stopwatch {
	const date = Date.now();
	const steady = performance.now();
	return () =>
		Math.round(Math.max(Date.now() - date, performance.now() - steady));
}
