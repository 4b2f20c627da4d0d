// A list ends when its items end, whatever page count the host sends.
import { expect, test } from "vitest";
import { nextPageNumber } from "../../../../src/domain/app/nextPageNumber";

const page = (items: number, totalpages: number, from = 0) => ({
	items: Array.from({ length: items }, (_, at) => `T${from + at}`),
	totalpages,
});
const next = (pages: ReturnType<typeof page>[], at: number) =>
	nextPageNumber(pages, at, 25, (id) => id);

test.each([
	["the first of three", page(25, 3), 1, 2],
	["the last of three", page(25, 3), 3, null],
	["an empty one of a thousand", page(0, 1000), 2, null],
	["a full one with no count", page(25, 0), 1, 2],
	["a short one with no count", page(24, 0), 1, null],
	["a short one of two", page(24, 2), 1, 2],
])("the next page is right after %s", (_what, reply, at, expected) => {
	expect(next([reply], at)).toBe(expected);
});

test.each([
	["the page before", 2, page(25, 0), null],
	["the page before, of a thousand", 2, page(25, 1000), null],
	["the one before that", 3, page(25, 0), null],
	["the page before but for one item", 2, page(25, 0, 1), 3],
])(
	"the next page is right after a page that repeats %s",
	(_what, at, reply, expected) => {
		const earlier = [page(25, 0), page(25, 0, 25)].slice(0, at - 1);
		expect(next([...earlier, reply], at)).toBe(expected);
	},
);
