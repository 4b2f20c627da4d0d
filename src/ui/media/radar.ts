// The positions of places on the radar, by bearing and distance from its centre, north up (2 §9 map without tiles).

interface Place {
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

/** The distances of the rings in km; the last one is the edge. */
export const ringsKm = [2, 5, 10] as const;
const edgeKm = ringsKm[2];

/** The share of the radar's radius for a distance, 0 to 1: its cube root, so that near places have more space and the rings are about evenly spaced. */
export const radarRadius = (km: number): number =>
	Math.min(1, (km / edgeKm) ** (1 / 3));

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthKm = 6371;

/** The straight-line distance in km, and the bearing in degrees from north, clockwise. */
export function bearingAndDistance(from: Place, to: Place) {
	const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
	const lng = radians(to.lng - from.lng);
	const half =
		Math.sin((lat2 - lat1) / 2) ** 2 +
		Math.cos(lat1) * Math.cos(lat2) * Math.sin(lng / 2) ** 2;
	const y = Math.sin(lng) * Math.cos(lat2);
	const x =
		Math.cos(lat1) * Math.sin(lat2) -
		Math.sin(lat1) * Math.cos(lat2) * Math.cos(lng);
	const bearing = (Math.atan2(y, x) * 180) / Math.PI;
	return {
		km: 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half))),
		bearing: (bearing + 360) % 360,
	};
}

/** A place on the radar, from -1 to 1 on both axes: x to the east, y to the south. */
export function radarPoint({ km, bearing }: { km: number; bearing: number }) {
	const radius = radarRadius(km);
	const angle = radians(bearing);
	return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}
