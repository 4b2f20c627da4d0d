// Where places stand on the radar: by bearing and distance from its centre, north up (2 §9 map without tiles).

interface Place {
	/** Degrees, WGS 84. */
	lat: number;
	lng: number;
}

interface Point {
	x: number;
	y: number;
}

/** Distances of the rings in km; the last one is the edge. */
export const ringsKm = [2, 5, 10] as const;
const edgeKm = ringsKm[2];

/**
 * The power of the distance by which places stand on the radar. What is near,
 * and matters, has more room, and more still where the farthest place, in km,
 * lies within the first ring.
 */
export const radarPower = (farthest: number): number =>
	farthest <= ringsKm[0] ? 1 / 5 : 1 / 3;

/** The share of the radar's radius at which a distance stands, 0 to 1. */
export const radarRadius = (km: number, power: number): number =>
	Math.min(1, (Math.max(0, km) / edgeKm) ** power);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthKm = 6371;

/** The distance in km over the ground, and the bearing in degrees from north, clockwise. */
export function bearingAndDistance(
	from: Place,
	to: Place,
): { km: number; bearing: number } {
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
export function radarPoint(
	{ km, bearing }: { km: number; bearing: number },
	power: number,
): Point {
	const radius = radarRadius(km, power);
	const angle = radians(bearing);
	// Adding 0 turns -0 into 0.
	return {
		x: radius * Math.sin(angle) + 0,
		y: -radius * Math.cos(angle) + 0,
	};
}

/** Bearings of a ring's label, best first: none where the north is marked, nor where it would reach over the map's edge. */
const labelBearings = [
	150, 210, 135, 225, 120, 240, 165, 195, 60, 300, 45, 315,
];

/** A label is wider than high, and so is the room it needs. */
const labelShape = 1.8;

/** Where a label stands on each ring, of a radius from 0 to 1: best `gap` away from what is `taken` and from the other labels. */
export function labelPoints(
	radii: readonly number[],
	taken: readonly Point[],
	gap: number,
): Point[] {
	const labels: Point[] = [];
	for (const radius of radii) {
		const free = labelBearings.map((bearing) => {
			const angle = radians(bearing);
			const point = {
				x: radius * Math.sin(angle),
				y: -radius * Math.cos(angle),
			};
			const room = [...taken, ...labels].map(({ x, y }) =>
				Math.max(Math.abs(x - point.x) / labelShape, Math.abs(y - point.y)),
			);
			return { point, room: Math.min(gap, ...room) };
		});
		const best = Math.max(...free.map(({ room }) => room));
		labels.push(
			...free
				.filter(({ room }) => room === best)
				.slice(0, 1)
				.map((it) => it.point),
		);
	}
	return labels;
}
