// How long an offer that was put off is not made again (P29, O08).

/** `since` is when it was put off, null for never; all in ms. A time in the future comes from a clock that was set back since. */
export const isPutOff = (
	since: number | null,
	lasts: number,
	now: number,
): boolean => since !== null && now >= since && now - since < lasts;
