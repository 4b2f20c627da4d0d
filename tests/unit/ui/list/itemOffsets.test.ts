// Proves the arithmetic of a windowed list: visible items and few others are drawn, and the height never changes.

import fc from "fast-check";
import { expect, test } from "vitest";
import { itemOffsets, itemsInRange } from "../../../../src/ui/list/itemOffsets";
import { nth } from "../../../support/nth";

test("unmeasured items count with the estimate, and a gap follows each", () => {
	expect([...itemOffsets([100, undefined, 50], 80, 10)]).toEqual([
		0, 110, 200, 260,
	]);
	expect([...itemOffsets([], 80, 10)]).toEqual([0]);
});

test.each([
	[-500, -1, { first: 0, last: 1 }],
	[0, 99, { first: 0, last: 1 }],
	[0, 110, { first: 0, last: 2 }],
	[150, 150, { first: 1, last: 2 }],
	[9000, 9999, { first: 2, last: 3 }],
])("the right items are drawn between %d and %d", (top, bottom, range) => {
	expect(itemsInRange(itemOffsets([100, 80, 50], 0, 10), top, bottom)).toEqual(
		range,
	);
});

test("an empty list draws nothing", () => {
	expect(itemsInRange(itemOffsets([], 80, 10), 0, 800)).toEqual({
		first: 0,
		last: 0,
	});
});

test("every item that touches the window is drawn, and none that is completely outside", () => {
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }),
			fc.integer({ min: 0, max: 20_000 }),
			fc.integer({ min: 0, max: 2000 }),
			(sizes, top, height) => {
				const offsets = itemOffsets(sizes, 0, 14);
				const end = nth(offsets, sizes.length);
				fc.pre(top < end);
				const { first, last } = itemsInRange(offsets, top, top + height);
				for (const index of sizes.keys()) {
					const touches =
						nth(offsets, index + 1) > top &&
						nth(offsets, index) <= top + height;
					expect(index >= first && index < last).toBe(touches);
				}
			},
		),
	);
});
