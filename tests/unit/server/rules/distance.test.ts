// Distances on the ground: known distances, and properties of the distance between any two places.
import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceKm, roundDistance } from "../../../../server/rules/distance";

const bangkok = { lat: 13.7563, lng: 100.5018 };

test.each([
	["Chiang Mai", { lat: 18.7883, lng: 98.9853 }, 583],
	["Phuket", { lat: 7.8804, lng: 98.3923 }, 692],
	["London", { lat: 51.5074, lng: -0.1278 }, 9540],
	["one degree north", { lat: 14.7563, lng: 100.5018 }, 111],
])("the distance from Bangkok to %s is correct", (_where, there, km) => {
	const off = Math.abs(distanceKm(bangkok, there) - km) / km;
	expect(off).toBeLessThan(0.01);
});

/** The tolerance of rounding, since distances up to half the circumference are exact to centimetres. */
const metre = 0.001;
const place = fc.record({
	lat: fc.double({ min: -90, max: 90, noNaN: true }),
	lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test("a distance is symmetric, 0 to the same place, at most half the circumference, and no longer than a detour", () => {
	fc.assert(
		fc.property(place, place, place, (a, b, c) => {
			const straight = distanceKm(a, b);
			expect(straight).toBeCloseTo(distanceKm(b, a), 6);
			expect(distanceKm(a, a)).toBe(0);
			expect(straight).toBeLessThanOrEqual(Math.PI * 6371.01);
			expect(straight).toBeLessThanOrEqual(
				distanceKm(a, c) + distanceKm(c, b) + metre,
			);
		}),
	);
});

test("a distance in a reply is rounded to 10 m", () => {
	expect([
		roundDistance(1.234),
		roundDistance(0),
		roundDistance(9.996),
	]).toEqual([1.23, 0, 10]);
});
