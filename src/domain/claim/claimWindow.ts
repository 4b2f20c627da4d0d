// How long a request without a reply may still take effect, judged by the server's time (contract: a lost reply).

const minute = 60_000;
/** A request is let in while its timestamp is at most this far from the server's time, either way, in ms. */
const acceptedFor = 5 * minute;
/** Added before "it did not happen" is said, in ms: several server processes have several clocks, and a request let in at the last moment takes some time. */
const margin = minute;

/** Until when a request with this timestamp may still take effect (server time in ms). */
export const windowEnd = (tx_timestamp: number): number =>
	tx_timestamp + acceptedFor + margin;

/** So long after it was sent a request is over by the steady clock alone, in ms: its timestamp may have been ahead of the server's time. */
export const longestWindow = 2 * acceptedFor + margin;

/** Whether a request with this timestamp would be let in at `now` (ms). */
export const isTimestampAccepted = (
	tx_timestamp: number,
	now: number,
): boolean => Math.abs(now - tx_timestamp) <= acceptedFor;

/** Whole minutes for which the request may still arrive, at least 1. */
export const minutesToArrive = (tx_timestamp: number, now: number): number =>
	Math.max(1, Math.ceil((windowEnd(tx_timestamp) - now) / minute));

/**
 * Whether a request that was refused for its timestamp can take effect no more:
 * no copy of it that is still on its way. An old timestamp is never accepted
 * again, with a margin for a copy that came a moment earlier. One ahead of the
 * server's time becomes acceptable later: only where a copy would have to be on
 * its way for ten minutes until then does it count as gone.
 */
export const isRefusedForGood = (tx_timestamp: number, now: number): boolean =>
	now >= windowEnd(tx_timestamp) || tx_timestamp - now > 3 * acceptedFor;
