// Proves that a module always takes whole device pixels, at most the wanted number and what fits, and that a lost picture is painted again.
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
	modulePixels,
	paintCanvas,
	wholeCssPixels,
} from "../../../../src/ui/media/crispCanvas";

test.each([
	["1.5 px at 2x is three device pixels", 1.5, 120, 328, 2, 3],
	["a long code gives way to the room", 1.5, 400, 328, 2, 1],
	["an odd pixel ratio rounds to whole pixels", 1.5, 100, 400, 2.625, 4],
	["one device pixel at least", 1, 2000, 100, 1, 1],
])("%s", (_name, wanted, modules, room, ratio, pixels) => {
	expect(modulePixels(wanted, modules, room, ratio)).toBe(pixels);
});

test.each([
	["one device pixel a CSS px: any", 301, 1, 301],
	["two: an even number", 301, 2, 302],
	["three: a multiple of three", 301, 3, 303],
	["2.75 is eleven quarters: a multiple of eleven", 301, 2.75, 308],
	["2.625 is 21 eighths", 301, 2.625, 315],
	["already one", 308, 2.75, 308],
])("%s", (_name, pixels, ratio, exact) => {
	expect(wholeCssPixels(pixels, ratio)).toBe(exact);
	// A code that would be wider than its space is unchanged.
	expect(wholeCssPixels(pixels, ratio, exact - 1)).toBe(pixels);
});

test("a code is never wider than its space, except that a module has at least one pixel", () => {
	fc.assert(
		fc.property(
			fc.double({ min: 0.5, max: 4, noNaN: true }),
			fc.integer({ min: 20, max: 500 }),
			fc.double({ min: 100, max: 900, noNaN: true }),
			fc.double({ min: 1, max: 4, noNaN: true }),
			(wanted, modules, room, ratio) => {
				const pixels = modulePixels(wanted, modules, room, ratio);
				expect(Number.isInteger(pixels)).toBe(true);
				if (pixels > 1)
					expect(pixels * modules).toBeLessThanOrEqual(room * ratio);
			},
		),
	);
});

test("a code is black on white, and painted again after the browser lost its picture in the background", () => {
	const context = { fillStyle: "", fillRect: vi.fn() };
	const painted: unknown[][] = [];
	context.fillRect.mockImplementation((...box) =>
		painted.push([context.fillStyle, ...box]),
	);
	const canvas = document.createElement("canvas");
	Object.assign(canvas, { getContext: () => context });
	const bar = { x: 4, y: 0, width: 2, height: 40 };
	paintCanvas(canvas, { width: 80, height: 40, ratio: 2 }, [bar]);
	const whole = [
		["#fff", 0, 0, 80, 40],
		["#000", 4, 0, 2, 40],
	];
	expect(painted).toEqual(whole);
	expect([canvas.style.width, canvas.style.height]).toEqual(["40px", "20px"]);
	canvas.dispatchEvent(new Event("contextrestored"));
	expect(painted).toEqual([...whole, ...whole]);
});
