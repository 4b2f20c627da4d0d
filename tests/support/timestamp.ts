// Timestamps for signed requests, none given twice: to the API the same bytes are the same request.

const given = new Set<number>();

/** The first moment from `now` on that no request of this process has had yet; a test's clock may stand still or go back. */
export function uniqueTimestamp(now: number): number {
	let at = now;
	while (given.has(at)) at++;
	given.add(at);
	return at;
}
