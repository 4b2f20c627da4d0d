// Unique timestamps for signed requests: the API takes two requests with the same bytes for one.

const given = new Set<number>();
/** The last timestamp given for each moment, so that thousands of calls under a stopped clock do not search again from its start. */
const lastGiven = new Map<number, number>();

/** The first unused timestamp in this process from `now` (ms) on; a test's clock may stand still or go back. */
export function uniqueTimestamp(now: number): number {
	let at = lastGiven.get(now) ?? now;
	while (given.has(at)) at++;
	given.add(at);
	lastGiven.set(now, at);
	return at;
}
