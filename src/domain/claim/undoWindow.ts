// How long a confirmed use can be undone before it is sent.

export const undoWindowMs = 8000;
/** Time reserved for the request before the code ends, in ms. */
const sendMarginMs = 3000;

/** When a use must be sent at the latest (ms). */
export const sendDeadline = (endsAt: number | null): number =>
	(endsAt ?? Number.POSITIVE_INFINITY) - sendMarginMs;

/** Until when a use confirmed at `at` can be undone (ms); never later than the code's end allows. */
export const undoDeadline = (at: number, endsAt: number | null): number =>
	Math.max(at, Math.min(at + undoWindowMs, sendDeadline(endsAt)));

/** Whether another tab may still undo a use confirmed at `at`, at `now` (ms); a time in the future comes from a wrong clock. */
export const canBeUndone = (at: number, now: number): boolean =>
	now >= at && now < at + undoWindowMs;
