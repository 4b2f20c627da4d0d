// How far two places are apart, in km over the ground.

export interface Position {
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in km (haversine). */
export function distanceKm(a: Position, b: Position): number {
	const lat = radians(b.lat - a.lat) / 2;
	const lng = radians(b.lng - a.lng) / 2;
	const square =
		Math.sin(lat) ** 2 +
		Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
	// Rounding may lift it a hair over 1 for opposite ends of the earth.
	return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** A distance as it goes on the wire: to 10 m. */
export const rounded = (km: number) => Math.round(km * 100) / 100;
