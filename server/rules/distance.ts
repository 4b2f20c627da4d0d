// Distances between positions.

export interface Position {
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in km (haversine). */
export function distanceKm(a: Position, b: Position): number {
	const lat = radians(b.lat - a.lat) / 2;
	const lng = radians(b.lng - a.lng) / 2;
	const square =
		Math.sin(lat) ** 2 +
		Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
	// Rounding can give slightly more than 1 for antipodes.
	return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** The km of a reply, rounded to 10 m. */
export const roundDistance = (km: number) => Math.round(km * 100) / 100;
