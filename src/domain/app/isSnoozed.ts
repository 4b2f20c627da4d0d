// Whether an offer that a person put off with "Later" must not be shown again yet (P29, O08).

/** `since` is when it was put off in ms, null for never. A time in the future does not count: the clock was set back since. */
export const isSnoozed = (
	since: number | null,
	durationMs: number,
	now: number,
): boolean => since !== null && now >= since && now - since < durationMs;
