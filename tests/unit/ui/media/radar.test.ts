// The radar map shows a branch in its true direction and distance.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	bearingAndDistance,
	radarPoint,
	radarRadius,
} from "../../../../src/ui/media/radar";

const bangkok = { lat: 13.7466, lng: 100.5347 };

describe("bearing and distance", () => {
	test.each([
		["north", { lat: 13.8366, lng: 100.5347 }, 0, 10.01],
		["east", { lat: 13.7466, lng: 100.6274 }, 90, 10.01],
		["south", { lat: 13.7016, lng: 100.5347 }, 180, 5],
		["west", { lat: 13.7466, lng: 100.51618 }, 270, 2],
	])("of a place to the %s", (_, place, bearing, km) => {
		const found = bearingAndDistance(bangkok, place);
		expect(Math.abs(found.bearing - bearing)).toBeLessThan(0.1);
		expect(found.km).toBeCloseTo(km, 1);
	});

	test("of the person's own place are 0 km", () => {
		expect(bearingAndDistance(bangkok, bangkok).km).toBe(0);
	});
});

describe("the point on the radar", () => {
	test("of a place to the north is above the middle, to the east right of it", () => {
		const point = (place: { lat: number; lng: number }) =>
			radarPoint(bearingAndDistance(bangkok, place));
		const north = point({ lat: 13.77, lng: 100.5347 });
		expect(north.x).toBeCloseTo(0, 3);
		expect(north.y).toBeLessThan(0);
		const east = point({ lat: 13.7466, lng: 100.56 });
		expect(east.x).toBeGreaterThan(0);
		expect(east.y).toBeCloseTo(0, 2);
	});

	test("never leaves the radar, and a farther place is not drawn nearer", () => {
		// Up to some 15 km away: the radar ends at 10.
		const place = fc.record({
			lat: fc.double({ min: 13.65, max: 13.85, noNaN: true }),
			lng: fc.double({ min: 100.43, max: 100.63, noNaN: true }),
		});
		fc.assert(
			fc.property(place, place, (one, other) => {
				const [a, b] = [one, other].map((it) => {
					const way = bearingAndDistance(bangkok, it);
					const { x, y } = radarPoint(way);
					return { km: way.km, out: Math.hypot(x, y) };
				});
				if (!a || !b) return;
				expect(a.out).toBeLessThanOrEqual(1.000001);
				if (a.km < b.km) expect(a.out).toBeLessThanOrEqual(b.out + 1e-9);
			}),
		);
	});

	test.each([
		[0, 0],
		[0.08, 0.2],
		[1.25, 0.5],
		[10, 1],
		[400, 1],
	])("%d km are drawn at %d of the radius", (km, share) => {
		expect(radarRadius(km)).toBeCloseTo(share, 6);
	});
});
