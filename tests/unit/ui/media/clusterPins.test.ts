// The radar's pins: each place is in one of them, and none covers another or the person.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	clusterPins,
	nextMember,
	pinLabel,
	pinSide,
} from "../../../../src/ui/media/clusterPins";

test("places with room have a pin each, where they are", () => {
	const places = [
		{ x: 60, y: 60 },
		{ x: -60, y: 20 },
	];
	expect(clusterPins(places)).toEqual(
		places.map((it, index) => ({ ...it, members: [index] })),
	);
});

test("places close together share a pin at the nearest of them", () => {
	const places = [
		{ x: 0, y: -100 },
		{ x: 70, y: 60 },
		{ x: 80, y: 70 },
	];
	expect(clusterPins(places)).toMatchObject([
		{ members: [0] },
		{ members: [1, 2], x: 70, y: 60 },
	]);
});

test("a place at the person stands beside them, in its direction where it has one", () => {
	const [south] = clusterPins([{ x: 0, y: 0 }]);
	expect(south?.x).toBe(0);
	expect(south?.y).toBeGreaterThan(20);
	const [west] = clusterPins([{ x: -5, y: 0 }]);
	expect(west?.x).toBeLessThan(-20);
	expect(west?.y).toBeCloseTo(0);
});

test("no pin covers another or the person, and every place is in one pin", () => {
	const axis = fc.double({ min: -120, max: 120, noNaN: true });
	const many = fc.array(fc.record({ x: axis, y: axis }), { maxLength: 24 });
	fc.assert(
		fc.property(many, (places) => {
			const pins = clusterPins(places);
			expect(pins.flatMap((it) => it.members).sort((a, b) => a - b)).toEqual(
				places.map((_, index) => index),
			);
			for (const [at, one] of pins.entries()) {
				expect(Math.hypot(one.x, one.y)).toBeGreaterThan(37);
				for (const other of pins.slice(at + 1))
					expect(
						Math.abs(one.x - other.x) >= pinSide ||
							Math.abs(one.y - other.y) >= pinSide,
					).toBe(true);
			}
		}),
	);
});

test.each([
	[[3], "4"],
	[[4, 5, 6, 7], "5 +3"],
	[[1, 8], "2 +1"],
])("the places of index %j are labelled %s", (members, label) => {
	expect(pinLabel(members)).toBe(label);
});

test("each tap chooses the next place of a pin, and begins with the first", () => {
	const pin = { members: [1, 3, 4] };
	expect([null, 0, 1, 3, 4].map((it) => nextMember(pin, it))).toEqual([
		1, 1, 3, 4, 1,
	]);
});
