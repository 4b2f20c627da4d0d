// Timestamps for signed requests, none given twice: to the API the same bytes are the same request.

const given = new Set<number>();
/** By the moment it was asked for, the last one given: a clock that stands still is asked thousands of times. */
const lastGiven = new Map<number, number>();

/** The first moment from `now` on that no request of this process has had yet; a test's clock may stand still or go back. */
export function uniqueTimestamp(now: number): number {
	let at = lastGiven.get(now) ?? now;
	while (given.has(at)) at++;
	given.add(at);
	lastGiven.set(now, at);
	return at;
}
