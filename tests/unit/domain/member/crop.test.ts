// The crop of a profile picture: always square and inside the picture, with a stable centre (M12).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	clampCrop,
	croppedSquare,
	drawnSize,
	initialCrop,
	maxZoom,
	moveCrop,
	zoomCrop,
} from "../../../../src/domain/member/crop";

const landscape = { width: 400, height: 200 };

test("begins with the largest square in the middle", () => {
	expect(croppedSquare(landscape, initialCrop)).toEqual({
		left: 100,
		top: 0,
		side: 200,
	});
	expect(drawnSize(landscape, 1)).toEqual({ width: 2, height: 1 });
});

test("a picture moved to the right shows more of its left, up to its edge", () => {
	const moved = moveCrop(landscape, initialCrop, 0.25, 0.4);
	expect(croppedSquare(landscape, moved)).toEqual({
		left: 50,
		top: 0,
		side: 200,
	});
	expect(croppedSquare(landscape, moveCrop(landscape, moved, 9, 0)).left).toBe(
		0,
	);
	expect(croppedSquare(landscape, moveCrop(landscape, moved, -9, 0)).left).toBe(
		200,
	);
});

test("twice as large cuts half as much, around the same middle", () => {
	const moved = moveCrop(landscape, initialCrop, 0.25, 0);
	expect(croppedSquare(landscape, zoomCrop(landscape, moved, 2))).toEqual({
		left: 100,
		top: 50,
		side: 100,
	});
});

test.each([
	[0.2, 1],
	[1, 1],
	[3, 3],
	[99, maxZoom],
])("zoom %d becomes %d", (asked, given) => {
	expect(zoomCrop(landscape, initialCrop, asked).zoom).toBe(given);
});

const side = fc.integer({ min: 64, max: 12_000 });
const far = fc.double({ min: -9, max: 9, noNaN: true });

test("however it is moved and made larger, the cut is a square inside the picture", () => {
	fc.assert(
		fc.property(side, side, far, far, far, (width, height, x, y, zoom) => {
			const size = { width, height };
			const cut = croppedSquare(size, { x, y, zoom });
			expect(cut.side).toBeGreaterThan(0);
			expect(cut.left).toBeGreaterThanOrEqual(0);
			expect(cut.top).toBeGreaterThanOrEqual(0);
			expect(cut.left + cut.side).toBeLessThanOrEqual(width + 1e-6);
			expect(cut.top + cut.side).toBeLessThanOrEqual(height + 1e-6);
			// Clamping twice changes nothing.
			const lie = clampCrop(size, { x, y, zoom });
			expect(clampCrop(size, lie)).toEqual(lie);
		}),
	);
});
