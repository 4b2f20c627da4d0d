// A distance as a person reads it (2 §3). A file of its own: home shows distances, and need not load what near me knows.

/** A distance in km with the documents' two decimals; null where none is known. */
export function formatDistance(km: number | null): string | null {
	return km === null || !Number.isFinite(km) || km < 0 ? null : km.toFixed(2);
}
