// The edges of the picture crop and of what may be chosen as a picture (3 §4, 3 §8).
import fc from "fast-check";
import { expect, test } from "vitest";
import { profilePicture } from "../../../../src/contract/profilePicture";
import {
	clampCrop,
	croppedSquare,
	initialCrop,
	maxZoom,
	moveCrop,
	zoomCrop,
} from "../../../../src/domain/member/crop";
import {
	validatePictureFile,
	validatePictureSize,
} from "../../../../src/domain/member/validatePicture";

const wide = { width: 400, height: 200 };
const tall = { width: 200, height: 400 };

test.each([
	[wide, { x: 9, y: 9, zoom: 1 }, { x: 0.5, y: 0, zoom: 1 }],
	[wide, { x: -9, y: -9, zoom: 2 }, { x: -1.5, y: -0.5, zoom: 2 }],
	[tall, { x: 9, y: 9, zoom: 1 }, { x: 0, y: 0.5, zoom: 1 }],
	[tall, { x: 0, y: -9, zoom: 9 }, { x: 0, y: -3.5, zoom: maxZoom }],
	[wide, { x: 0.25, y: 0, zoom: 0 }, { x: 0.25, y: 0, zoom: 1 }],
])("%j under %j is clamped to %j", (size, crop, clamped) => {
	const { x, y, zoom } = clampCrop(size, crop);
	expect([x + 0, y + 0, zoom]).toEqual([clamped.x, clamped.y, clamped.zoom]);
});

test("a move goes where it is pushed, each way for itself", () => {
	const crop = { x: 0, y: 0, zoom: 2 };
	expect(moveCrop(wide, crop, 0.25, 0.125)).toEqual({
		...{ x: 0.25, y: 0.125, zoom: 2 },
	});
	expect(moveCrop(wide, crop, -0.25, -0.125)).toEqual({
		...{ x: -0.25, y: -0.125, zoom: 2 },
	});
});

test("zooming keeps the point in the middle", () => {
	const crop = { x: 0.2, y: 0.3, zoom: 2 };
	expect(zoomCrop(wide, crop, 4)).toEqual({ x: 0.4, y: 0.6, zoom: 4 });
	expect(zoomCrop(wide, { x: 0.4, y: 0.4, zoom: 4 }, 2)).toEqual({
		...{ x: 0.2, y: 0.2, zoom: 2 },
	});
});

test("the visible square lies in the picture, and in its middle at first", () => {
	expect(croppedSquare(wide, initialCrop)).toEqual({
		...{ left: 100, top: 0, side: 200 },
	});
	expect(croppedSquare(tall, initialCrop)).toEqual({
		...{ left: 0, top: 100, side: 200 },
	});
	const sides = fc.integer({ min: 1, max: 5000 });
	const at = fc.double({ min: -5, max: 5, noNaN: true });
	fc.assert(
		fc.property(sides, sides, at, at, at, (width, height, x, y, zoom) => {
			const square = croppedSquare({ width, height }, { x, y, zoom });
			expect(square.left).toBeGreaterThanOrEqual(0);
			expect(square.top).toBeGreaterThanOrEqual(0);
			expect(square.left + square.side).toBeLessThanOrEqual(width + 1e-6);
			expect(square.top + square.side).toBeLessThanOrEqual(height + 1e-6);
		}),
	);
});

const { leastSide, mostSide, mostPixels } = profilePicture;
const square = Math.floor(Math.sqrt(mostPixels));

test.each([
	[0, 100, "broken"],
	[100, 0, "broken"],
	[-1, 100, "broken"],
	[100, -1, "broken"],
	[Number.NaN, 100, "broken"],
	[leastSide, leastSide, null],
	[leastSide - 1, leastSide, "small"],
	[leastSide, leastSide - 1, "small"],
	[mostSide, leastSide, null],
	[mostSide + 1, leastSide, "large"],
	[leastSide, mostSide + 1, "large"],
	[square, square, null],
	[square + 1, square + 1, "large"],
])("a picture of %d by %d: %s", (width, height, error) =>
	expect(validatePictureSize(width, height)).toBe(error),
);

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array(8).fill(0)]);
const most = 25 * 1024 * 1024;

test.each([
	[null, "none"],
	[{ size: 0, head: jpeg }, "none"],
	[{ size: 10, head: Uint8Array.from([1, 2, 3]) }, "type"],
	[{ size: most, head: jpeg }, null],
	[{ size: most + 1, head: jpeg }, "large"],
])("a file %#: %s", (file, error) =>
	expect(validatePictureFile(file)).toBe(error),
);
