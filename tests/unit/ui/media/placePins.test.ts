// The radar's pins: none covers another pin, the person, or a place whose pin stands beside it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { placePins } from "../../../../src/ui/media/placePins";

interface Point {
	x: number;
	y: number;
}

const between = (one: Point, other: Point) =>
	Math.hypot(one.x - other.x, one.y - other.y);

test("a pin stands on its place where that is free", () => {
	const places = [
		{ x: 0.5, y: 0.5 },
		{ x: -0.5, y: 0.2 },
	];
	expect(placePins(places)).toEqual(places);
});

test("pins never cover one another nor the person, and stay near their place", () => {
	const axis = fc.double({ min: -0.6, max: 0.6, noNaN: true });
	const many = fc.array(fc.record({ x: axis, y: axis }), { maxLength: 9 });
	fc.assert(
		fc.property(many, (places) => {
			const pins = placePins(places);
			for (const [at, one] of pins.entries()) {
				expect(between(one, { x: 0, y: 0 })).toBeGreaterThan(0.14);
				expect(between(one, { x: 0, y: 0 })).toBeLessThan(1.15);
				expect(between(one, places[at] ?? one)).toBeLessThan(0.57);
				for (const other of pins.slice(at + 1))
					expect(between(one, other)).toBeGreaterThan(0.16);
			}
		}),
	);
});

test("places close together have their pins round them, and each place can be seen", () => {
	const places = [
		{ x: -0.24, y: 0.34 },
		{ x: -0.2, y: 0.4 },
		{ x: -0.17, y: 0.4 },
		{ x: 0.5, y: 0.2 },
	];
	const pins = placePins(places);
	expect(pins[3]).toEqual(places[3]);
	for (const place of places.slice(0, 3))
		for (const pin of pins) expect(between(pin, place)).toBeGreaterThan(0.13);
});
