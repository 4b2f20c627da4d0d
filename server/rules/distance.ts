// Distances between positions.

export interface Position {
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
export function distanceKm(a: Position, b: Position): number {
	const lat = radians(b.lat - a.lat) / 2;
	const lng = radians(b.lng - a.lng) / 2;
	const square =
		Math.sin(lat) ** 2 +
		Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
	// Rounding can give slightly more than 1 for antipodes.
	return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** Rounds to 10 m, for the wire. */
export const roundDistance = (km: number) => Math.round(km * 100) / 100;
