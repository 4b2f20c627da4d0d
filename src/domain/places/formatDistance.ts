// Distances of a host, and as text (2 §3); a file of its own for the first load.

/** The km of a host; null where unknown, which some write as a number below 0. */
export const toDistance = (km: number | null): number | null =>
	km === null || !Number.isFinite(km) || km < 0 ? null : km;

/** The km with two decimals; null where unknown. */
export const formatDistance = (km: number | null): string | null =>
	toDistance(km)?.toFixed(2) ?? null;
