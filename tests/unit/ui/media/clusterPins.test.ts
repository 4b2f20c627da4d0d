// The radar's pins: each place is in one of them, and none covers another or the person.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	clusterPins,
	nearestPin,
	nextMember,
	touches,
} from "../../../../src/ui/media/clusterPins";

test("places with room have a pin each, which is where they are", () => {
	const places = [
		{ x: 60, y: 70 },
		{ x: -60, y: 22 },
		{ x: -60, y: -22 },
		{ x: 60, y: -70 },
	];
	expect(clusterPins(places)).toMatchObject(
		places.map((place, index) => ({ members: [index], ...place })),
	);
});

test("places close together share a pin at the nearest of them", () => {
	const places = [
		{ x: 0, y: -100 },
		{ x: 70, y: 30 },
		{ x: 80, y: 40 },
	];
	expect(clusterPins(places)).toMatchObject([
		{ members: [0], x: 0, y: -100 },
		{ members: [1, 2], x: 70, y: 30 },
	]);
});

test("the nearer of two places keeps its pin, and a farther one with room has its own", () => {
	const places = [
		{ x: 60, y: 0 },
		{ x: 76, y: 4 },
		{ x: 92, y: 8 },
	];
	expect(clusterPins(places)).toMatchObject([
		{ members: [0, 1], x: 60, y: 0 },
		{ members: [2], x: 92, y: 8 },
	]);
});

test("a finger that covers several pins presses the nearest", () => {
	const pins = clusterPins([
		{ x: 60, y: 0 },
		{ x: 60, y: 30 },
	]);
	expect(pins).toHaveLength(2);
	expect(nearestPin(pins, { x: 50, y: 14 })?.members).toEqual([0]);
	expect(nearestPin(pins, { x: 70, y: 16 })?.members).toEqual([1]);
});

test("pins of a large text need more room", () => {
	const places = [
		{ x: -60, y: 10 },
		{ x: -60, y: 40 },
	];
	expect(clusterPins(places)).toHaveLength(2);
	expect(clusterPins(places, { scale: 4 / 3, hasLogos: false })).toHaveLength(
		1,
	);
});

test("pins with a logo need more room", () => {
	const places = [
		{ x: -60, y: 10 },
		{ x: -30, y: 30 },
	];
	expect(clusterPins(places)).toHaveLength(2);
	expect(clusterPins(places, { scale: 1, hasLogos: true })).toHaveLength(1);
});

test("a place at the person is beside them, in its direction where it has one", () => {
	expect(clusterPins([{ x: 0, y: 0 }])).toMatchObject([{ x: 0, y: 25.5 }]);
	expect(clusterPins([{ x: -5, y: 0 }])).toMatchObject([{ x: -25.5, y: 0 }]);
});

test("no pin covers another or the person, and every place is in one pin", () => {
	const axis = fc.double({ min: -120, max: 120, noNaN: true });
	const many = fc.array(fc.record({ x: axis, y: axis }), { maxLength: 24 });
	fc.assert(
		fc.property(many, (places) => {
			const pins = clusterPins(places);
			const person = { x: 0, y: 0, width: 23.9, height: 23.9 };
			expect(pins.flatMap((it) => it.members).sort((a, b) => a - b)).toEqual(
				places.map((_, index) => index),
			);
			for (const [at, one] of pins.entries()) {
				expect(touches(one, person)).toBe(false);
				for (const other of pins.slice(at + 1))
					expect(touches(one, other)).toBe(false);
			}
		}),
	);
});

test("each tap chooses the next place of a pin, and begins with the first", () => {
	const pin = { members: [1, 3, 4] };
	expect([null, 0, 1, 3, 4].map((it) => nextMember(pin, it))).toEqual([
		1, 1, 3, 4, 1,
	]);
});
