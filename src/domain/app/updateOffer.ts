// When a waiting update may be spoken of: never while someone is busy, not soon after a Later (O08).

/** How long a Later holds, in ms. */
export const updateSnoozeMs = 24 * 3_600_000;

/**
 * Whether to ask now. `busy` is true while any tab claims, shows a code or holds
 * an unsaved form; `later` is when the person last put it off (ms), null for never.
 */
export function mayOfferUpdate({
	waiting,
	busy,
	later,
	now,
}: {
	waiting: boolean;
	busy: boolean;
	later: number | null;
	now: number;
}): boolean {
	if (!waiting || busy) return false;
	// A Later from the future is a clock set back since.
	return later === null || now < later || now - later >= updateSnoozeMs;
}
