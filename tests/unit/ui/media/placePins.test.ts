// The radar's pins: each place belongs to one pin, and no pin covers another or the person.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	nearestPin,
	nextPlaceOfPin,
	overlaps,
	pinLabel,
	placePins,
} from "../../../../src/ui/media/placePins";

test("places with enough space each have a pin at their position", () => {
	const places = [
		{ x: 60, y: 70 },
		{ x: -60, y: 22 },
		{ x: -60, y: -22 },
		{ x: 60, y: -70 },
	];
	expect(placePins(places)).toMatchObject(
		places.map((place, index) => ({ members: [index], ...place })),
	);
});

test("places next to one another share a pin at the nearest of them", () => {
	const places = [
		{ x: 0, y: -100 },
		{ x: 70, y: 30 },
		{ x: 76, y: 36 },
	];
	expect(placePins(places)).toMatchObject([
		{ members: [0], x: 0, y: -100 },
		{ members: [1, 2], x: 70, y: 30 },
	]);
});

test("a pin is at most 8 px from its place", () => {
	const places = [
		{ x: 70, y: 30 },
		{ x: 94, y: 30 },
		{ x: 46, y: 30 },
	];
	const pins = placePins(places);
	expect(pins).toHaveLength(3);
	for (const { members, x, y } of pins) {
		const place = places[members[0] ?? 0] ?? { x: 0, y: 0 };
		expect(Math.hypot(x - place.x, y - place.y)).toBeLessThanOrEqual(8.001);
	}
});

test("the disc of a logo is centred on the place, its number at its lower right", () => {
	const [, pin] = placePins(
		[
			{ x: 0, y: -90 },
			{ x: 60, y: 40 },
		],
		{ scale: 1, hasLogos: true },
	);
	const { x = 0, y = 0, width = 0, height = 0, hasLogo } = pin ?? {};
	expect(hasLogo).toBe(true);
	expect(x - (width - 4) / 2).toBeCloseTo(60 - 14, 5);
	expect(y - (height - 4) / 2).toBeCloseTo(40 - 14, 5);
});

test("the pin of the nearest place is larger, a pin of several is as wide as its numbers, and all grow with the text", () => {
	const places = [
		{ x: 0, y: -100 },
		{ x: 0, y: 100 },
		...[10, 11, 12].map((y) => ({ x: 100, y })),
	];
	const sizes = (scale: number) =>
		placePins(places, { scale, hasLogos: false }).map(
			({ width, height }) => `${width / scale} × ${height / scale}`,
		);
	const lone = "26 × 26";
	const nearest = `${22 * 1.2 + 4} × ${22 * 1.2 + 4}`;
	// Three digits, two dots, and the space around them.
	const three = `${3 * 7 + 2 * 4 + 10 + 4} × 26`;
	expect(sizes(1)).toEqual([nearest, lone, three]);
	expect(sizes(2)).toEqual([nearest, lone, three]);
});

test("with a large text places share pins and pins move from their place at larger distances", () => {
	const place = { x: 70, y: 30 };
	const at = (x: number) => [{ x: 0, y: -150 }, place, { x: 70 + x, y: 30 }];
	const look = { scale: 2, hasLogos: false };
	expect(placePins(at(31), look).map((it) => it.members)).toEqual([
		[0],
		[1, 2],
	]);
	const [, , moved] = placePins(at(40), look);
	expect(moved?.members).toEqual([2]);
	const far = Math.hypot((moved?.x ?? 0) - 110, (moved?.y ?? 0) - 30);
	expect(far).toBeGreaterThan(0);
	expect(far).toBeLessThanOrEqual(16.001);
});

test("a place for which no pin fits joins the nearest pin", () => {
	const places = [
		{ x: -50, y: 0 },
		{ x: 0, y: 80 },
		{ x: 70, y: 80 },
	];
	const wall = { x: 70, y: 80, width: 40, height: 40 };
	const pins = placePins(places, undefined, [wall]);
	expect(pins.map((it) => it.members)).toEqual([[0], [1, 2]]);
	// The places of a shared pin are in the order of their distances.
	const more = placePins([...places, { x: 0, y: 84 }], undefined, [wall]);
	expect(more.map((it) => it.members)).toEqual([[0], [1, 2, 3]]);
});

test("a crowded pin leaves its logo out", () => {
	const places = [
		{ x: 60, y: 50 },
		{ x: 28, y: 50 },
	];
	const look = { scale: 1, hasLogos: true };
	expect(placePins(places, look).map((it) => it.hasLogo)).toEqual([
		true,
		false,
	]);
});

test("a pin of several places shows no logo, since it would be that of one place", () => {
	const places = [
		{ x: 0, y: -100 },
		{ x: 70, y: 30 },
		{ x: 76, y: 36 },
	];
	const pins = placePins(places, { scale: 1, hasLogos: true });
	expect(pins.map((it) => it.hasLogo)).toEqual([true, false]);
});

test.each([
	[[3], "4"],
	[[4, 5], "5·6"],
	[[1, 8, 9], "2·9·10"],
	[[4, 5, 6, 7], "5·6·7…"],
])("the places of index %j are labelled %s", (members, label) => {
	expect(pinLabel(members)).toBe(label);
});

test("no pin covers a reserved area such as the mark for north", () => {
	const north = { x: 0, y: -130, width: 54, height: 18 };
	const [pin] = placePins([{ x: 3, y: -112 }], undefined, [north]);
	expect(pin && overlaps(pin, north)).toBe(false);
});

test("a finger that covers several pins presses the nearest", () => {
	const pins = placePins([
		{ x: 60, y: 0 },
		{ x: 60, y: 34 },
	]);
	expect(pins).toHaveLength(2);
	expect(nearestPin(pins, { x: 50, y: 14 })?.members).toEqual([0]);
	expect(nearestPin(pins, { x: 70, y: 20 })?.members).toEqual([1]);
});

test("the pin of a place at the person's position is beside the person, in its direction if it has one", () => {
	const [above] = placePins([{ x: 0, y: 0 }]);
	expect(above).toMatchObject({ x: 0, y: 8 + (above?.height ?? 0) / 2 });
	const [left] = placePins([{ x: -5, y: 0 }]);
	expect(left).toMatchObject({ x: -8 - (left?.width ?? 0) / 2, y: 0 });
	// With a large text the person's mark is larger too.
	const large = { scale: 2, hasLogos: false };
	const [beside] = placePins([{ x: -5, y: 0 }], large);
	expect(beside).toMatchObject({ x: -16 - (beside?.width ?? 0) / 2, y: 0 });
});

test("no pin covers another or the person, and every place is in one pin", () => {
	const axis = fc.double({ min: -120, max: 120, noNaN: true });
	const many = fc.array(fc.record({ x: axis, y: axis }), { maxLength: 24 });
	const look = fc.record({
		scale: fc.constantFrom(1, 1.5, 2),
		hasLogos: fc.boolean(),
	});
	fc.assert(
		fc.property(many, look, (places, { scale, hasLogos }) => {
			const pins = placePins(places, { scale, hasLogos });
			const side = 15.9 * scale;
			const person = { x: 0, y: 0, width: side, height: side };
			expect(pins.flatMap((it) => it.members).sort((a, b) => a - b)).toEqual(
				places.map((_, index) => index),
			);
			for (const { members } of pins)
				expect(members).toEqual(members.toSorted((a, b) => a - b));
			for (const [at, one] of pins.entries()) {
				expect(overlaps(one, person)).toBe(false);
				for (const other of pins.slice(at + 1))
					expect(overlaps(one, other)).toBe(false);
			}
		}),
	);
});

test("each tap chooses the next place of a pin, and begins with the first", () => {
	const pin = { members: [1, 3, 4] };
	expect([null, 0, 1, 3, 4].map((it) => nextPlaceOfPin(pin, it))).toEqual([
		1, 1, 3, 4, 1,
	]);
});
