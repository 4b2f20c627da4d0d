// Near me: position errors, rounding, distances (2 §4, 2 §9).
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDistance } from "../../../../src/domain/places/formatDistance";
import {
	roundPosition,
	toPosition,
	toPositionError,
} from "../../../../src/domain/places/nearMe";

test.each([
	[1, "denied"],
	[2, "unavailable"],
	[3, "expired"],
	[0, "unavailable"],
	[99, "unavailable"],
])("error %d is %s", (code, error) => {
	expect(toPositionError(code)).toBe(error);
});

test("the sent position is at most 80 m from the phone, and has at most three decimals", () => {
	const degrees = (most: number) =>
		fc.double({ min: -most, max: most, noNaN: true });
	fc.assert(
		fc.property(degrees(90), degrees(180), (lat, lng) => {
			const sent = roundPosition({ lat, lng });
			expect(Math.abs(sent.lat - lat)).toBeLessThanOrEqual(0.00050001);
			expect(Math.abs(sent.lng - lng)).toBeLessThanOrEqual(0.00050001);
			expect(String(sent.lat)).toMatch(/^-?\d{1,2}(\.\d{1,3})?$/);
			expect(Object.is(sent.lat, -0)).toBe(false);
		}),
	);
	expect(roundPosition({ lat: 13.745678, lng: 100.53449 })).toEqual({
		lat: 13.746,
		lng: 100.534,
	});
});

test.each([
	[0, "0.00"],
	[0.126, "0.13"],
	[12, "12.00"],
	[null, null],
])("%s km is shown as %s", (km, shown) => {
	expect(formatDistance(km)).toBe(shown);
});

test.each([
	[90, 180, true],
	[-90, -180, true],
	[0, 100, true],
	[0, 0, false],
	[null, 100, false],
	// The coordinates of Bangkok, swapped.
	[100.5, 13.75, false],
	[13.75, 180.1, false],
	[Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, false],
])("%s, %s is a position: %s", (lat, lng, isOne) => {
	expect(toPosition(lat, lng)).toEqual(isOne ? { lat, lng } : null);
});
