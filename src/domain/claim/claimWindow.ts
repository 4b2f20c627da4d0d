// How long a request without a reply may still take effect, in server time (docs/contract.md).

const minute = 60_000;
/** The server accepts timestamps within this distance, in ms. */
const acceptedForMs = 5 * minute;
/** Margin for differing clocks of several server processes and for slow requests, in ms. */
const marginMs = minute;

/** When the request can no longer take effect (server time in ms). */
export const windowEnd = (tx_timestamp: number): number =>
	tx_timestamp + acceptedForMs + marginMs;

/** Until when (server time in ms) an item of the history that could not be read may be the request's claim: for a day, so that an item that is never repaired does not block further claims. */
export const unreadableUntil = (tx_timestamp: number): number =>
	tx_timestamp + 24 * 60 * minute;

/** The longest time until `windowEnd` by a steady clock, in ms: the timestamp may have been ahead of the server's time. */
export const longestWindowMs = 2 * acceptedForMs + marginMs;

/** When a request with a timestamp of an unconfirmed clock can take effect at the earliest (server time in ms). */
export const windowStart = (tx_timestamp: number) =>
	tx_timestamp - acceptedForMs;

/** Whether the server would accept the timestamp at `now` (ms). */
export const isTimestampAccepted = (tx_timestamp: number, now: number) =>
	Math.abs(now - tx_timestamp) <= acceptedForMs;

/** Whole minutes until the window ends, at least 1 and at most the longest window, since the timestamp may come from a clock that was ahead. */
export function minutesToArrive(tx_timestamp: number, now: number): number {
	const remainingMs = Math.min(windowEnd(tx_timestamp) - now, longestWindowMs);
	return Math.max(1, Math.ceil(remainingMs / minute));
}

/** Whether no copy of a request with a refused timestamp can be accepted any more. A timestamp more than 15 minutes ahead counts as refused for good too: it could be accepted after ten minutes at the earliest. */
export const isRefusedForGood = (tx_timestamp: number, now: number): boolean =>
	now >= windowEnd(tx_timestamp) || tx_timestamp - now > 3 * acceptedForMs;
