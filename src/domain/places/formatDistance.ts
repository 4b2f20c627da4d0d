// Reads the distances of a host and formats them (2 §3); a file of its own for the first load.

/** The distance of a host in km; null where unknown, which some hosts write as a number below 0. */
export const toDistance = (km: number | null): number | null =>
	km === null || !Number.isFinite(km) || km < 0 ? null : km;

/** The distance in km with two decimals; null where unknown. */
export const formatDistance = (km: number | null): string | null =>
	toDistance(km)?.toFixed(2) ?? null;
