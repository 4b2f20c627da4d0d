// The radar's pins: each place is shown where it is, and no pin covers another or the person.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	nearestPin,
	type Pin,
	placePins,
	touches,
} from "../../../../src/ui/media/placePins";

/** Where the pin says that its place is. */
const placeOf = ({ look, x, y, height }: Pin) => {
	if (look === "above") return { x, y: y + height / 2 };
	return { x, y: look === "below" ? y - height / 2 : y };
};
const looksOf = (pins: readonly Pin[]) => pins.map(({ look }) => look);
const withTip = ["above", "below"] as const;

test("places with room have a pin each, whose tip is where they are", () => {
	const places = [
		{ x: 60, y: 70 },
		{ x: -60, y: 22 },
		{ x: 60, y: -70 },
	];
	const pins = placePins(places, withTip);
	expect(looksOf(pins)).toEqual(["above", "above", "above"]);
	expect(pins.map(placeOf)).toEqual(places);
});

test("a pin that would cover the person hangs below its place", () => {
	expect(looksOf(placePins([{ x: 10, y: 40 }], withTip))).toEqual(["below"]);
});

test("a pin leaves what is taken free", () => {
	const north = { x: 0, y: -110, width: 40, height: 16 };
	expect(looksOf(placePins([{ x: 0, y: -90 }], withTip, 1, [north]))).toEqual([
		"below",
	]);
});

test("of places close together the nearest has the pin, the others dots where they are", () => {
	const places = [
		{ x: 70, y: 30 },
		{ x: 74, y: 34 },
		{ x: 80, y: 30 },
	];
	const pins = placePins(places, ["round"]);
	expect(looksOf(pins)).toEqual(["round", "dot", "dot"]);
	expect(pins).toMatchObject(places);
});

test("pins of a large text need more room", () => {
	const places = [
		{ x: -60, y: 10 },
		{ x: -60, y: 40 },
	];
	expect(looksOf(placePins(places, ["round"]))).toEqual(["round", "round"]);
	expect(looksOf(placePins(places, ["round"], 4 / 3))).toEqual([
		"round",
		"dot",
	]);
});

test("a place at the person is beside them, in its direction where it has one", () => {
	expect(placePins([{ x: 0, y: 0 }], [])).toMatchObject([{ x: 0, y: 18 }]);
	expect(placePins([{ x: -5, y: 0 }], [])).toMatchObject([{ x: -18, y: 0 }]);
});

test("no pin covers another or the person, and every place is shown", () => {
	const axis = fc.double({ min: -120, max: 120, noNaN: true });
	const many = fc.array(fc.record({ x: axis, y: axis }), { maxLength: 24 });
	fc.assert(
		fc.property(many, (places) => {
			const pins = placePins(places, withTip);
			expect(pins).toHaveLength(places.length);
			const person = {
				look: "dot",
				x: 0,
				y: 0,
				width: 24,
				height: 24,
			} as const;
			const drawn = [person, ...pins.filter(({ look }) => look !== "dot")];
			for (const [at, one] of drawn.entries())
				for (const other of drawn.slice(at + 1))
					expect(touches(one, other)).toBe(false);
		}),
	);
});

test("a finger that covers several pins presses the nearest", () => {
	const pins = placePins(
		[
			{ x: 60, y: 0 },
			{ x: 60, y: 30 },
		],
		["round"],
	);
	expect(nearestPin(pins, { x: 50, y: 14 })).toBe(0);
	expect(nearestPin(pins, { x: 70, y: 16 })).toBe(1);
});
