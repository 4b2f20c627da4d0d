// The limits for a chosen picture (3 §4, 3 §8).
import { expect, test } from "vitest";
import { profilePicture } from "../../../../src/contract/profilePicture";
import {
	validatePictureFile,
	validatePictureSize,
} from "../../../../src/domain/member/validatePicture";

const { minSide, maxSide, maxPixels } = profilePicture;
const square = Math.floor(Math.sqrt(maxPixels));

test.each([
	[0, 100, "broken"],
	[100, 0, "broken"],
	[-1, 100, "broken"],
	[100, -1, "broken"],
	[Number.NaN, 100, "broken"],
	[minSide, minSide, null],
	[minSide - 1, minSide, "small"],
	[minSide, minSide - 1, "small"],
	[maxSide, minSide, null],
	[maxSide + 1, minSide, "pixels"],
	[minSide, maxSide + 1, "pixels"],
	[square, square, null],
	[square + 1, square + 1, "pixels"],
])("a picture of %d by %d pixels has the error %s", (width, height, error) =>
	expect(validatePictureSize(width, height)).toBe(error),
);

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array(8).fill(0)]);
const most = 25 * 1024 * 1024;

test.each([
	[0, jpeg, "broken"],
	[10, Uint8Array.from([1, 2, 3]), "type"],
	[most, jpeg, null],
	[most + 1, jpeg, "large"],
])("a file of %d bytes is accepted or has its error", (size, head, error) =>
	expect(validatePictureFile(size, head)).toBe(error),
);
