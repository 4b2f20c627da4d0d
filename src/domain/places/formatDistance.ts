// Distances as text (2 §3); a file of its own for the first load.

/** The km with two decimals; null where unknown. */
export const formatDistance = (km: number | null): string | null =>
	km === null || !Number.isFinite(km) || km < 0 ? null : km.toFixed(2);
