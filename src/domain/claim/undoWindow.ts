// How long a use that was confirmed by mistake can be taken back, before anything of it is sent.

/** In ms. */
export const undoWindowMs = 8000;
/** What the word to the server may need on its way while the code still holds, in ms. */
const onTheWay = 3000;

/** Until when a use confirmed at `at` can be undone (ms): not past the end of its code, where that has one. */
export const undoDeadline = (at: number, endsAt: number | null): number =>
	Math.max(
		at,
		Math.min(
			at + undoWindowMs,
			(endsAt ?? Number.POSITIVE_INFINITY) - onTheWay,
		),
	);

/** Whether another tab may still be asked to undo it at `now` (ms); a moment that has not come yet was written by a wrong clock. */
export const canBeUndone = (at: number, now: number): boolean =>
	now >= at && now < at + undoWindowMs;
