// When a waiting update may be offered (O08).

/** How long Later postpones the offer, in ms. */
export const updateSnoozeMs = 24 * 3_600_000;

/** `isLocked`: a tab claims, shows a code or has unsaved changes; `postponedAt`: when the offer was postponed (ms), null for never. */
export function mayOfferUpdate({
	waiting,
	isLocked,
	postponedAt,
	now,
}: {
	waiting: boolean;
	isLocked: boolean;
	postponedAt: number | null;
	now: number;
}): boolean {
	if (!waiting || isLocked) return false;
	// A time in the future comes from a clock that was set back since.
	return (
		postponedAt === null ||
		now < postponedAt ||
		now - postponedAt >= updateSnoozeMs
	);
}
