// How long a request without a reply may still take effect, in server time (docs/contract.md).

const minute = 60_000;
/** The server accepts timestamps within this distance, in ms. */
const acceptedForMs = 5 * minute;
/** Margin for differing clocks of several server processes and for slow requests, in ms. */
const marginMs = minute;

/** When the request can no longer take effect (server time in ms). */
export const windowEnd = (tx_timestamp: number): number =>
	tx_timestamp + acceptedForMs + marginMs;

/** Until when an item of the history that is unreadable or was not read may be the request's claim (server time in ms): a day, so that a host which never repairs it does not keep the person from claiming again. */
export const unreadableUntil = (tx_timestamp: number): number =>
	tx_timestamp + 24 * 60 * minute;

/** The longest time until `windowEnd` by a steady clock, in ms: the timestamp may have been ahead of the server's time. */
export const longestWindowMs = 2 * acceptedForMs + marginMs;

/** When the request can take effect at the earliest (server time in ms), by a timestamp of an unconfirmed clock. */
export const windowStart = (tx_timestamp: number) =>
	tx_timestamp - acceptedForMs;

/** Whether the server would accept the timestamp at `now` (ms). */
export const isTimestampAccepted = (tx_timestamp: number, now: number) =>
	Math.abs(now - tx_timestamp) <= acceptedForMs;

/** Whole minutes until the window ends, at least 1, and no more than it can last: the timestamp may be of a clock that was ahead. */
export function minutesToArrive(tx_timestamp: number, now: number): number {
	const left = Math.min(windowEnd(tx_timestamp) - now, longestWindowMs);
	return Math.max(1, Math.ceil(left / minute));
}

/** Whether no copy of a request with a refused timestamp can be accepted any more; one more than 15 minutes ahead of the server's time would be accepted after ten minutes at the earliest. */
export const isRefusedForGood = (tx_timestamp: number, now: number): boolean =>
	now >= windowEnd(tx_timestamp) || tx_timestamp - now > 3 * acceptedForMs;
