// Formats distances (2 §3); a file of its own for the first load.

/** The distance in km with two decimals; null where unknown. */
export const formatDistance = (km: number | null): string | null =>
	km?.toFixed(2) ?? null;
