// Measures elapsed time although the phone sleeps or its clock is changed.

/** The ms since it was started. */
export type Stopwatch = () => number;

/** The longer of two measures: the steady clock may stand still while the phone sleeps, and the phone's own clock may be set back. */
export function startStopwatch(): Stopwatch {
	const date = Date.now();
	const steady = performance.now();
	return () =>
		Math.round(Math.max(Date.now() - date, performance.now() - steady));
}
