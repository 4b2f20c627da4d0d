// A list ends with its items, whatever page count the host sends.
import { expect, test } from "vitest";
import { nextPageNumber } from "../../../../src/domain/app/nextPageNumber";

const page = (items: number, totalpages: number) => ({
	items: Array.from({ length: items }),
	totalpages,
});

test.each([
	["the first of three", page(25, 3), 1, 2],
	["the last of three", page(25, 3), 3, null],
	["an empty one of a thousand", page(0, 1000), 2, null],
	["a full one with no count", page(25, 0), 1, 2],
	["a short one with no count", page(24, 0), 1, null],
	["a short one of two", page(24, 2), 1, 2],
])("after %s", (_what, reply, at, next) => {
	expect(nextPageNumber(reply, at, 25)).toBe(next);
});
