// A confirmed use can be undone for 8 s, but not past the end of its code.
import { expect, test } from "vitest";
import {
	canBeUndone,
	undoDeadline,
	undoWindowMs,
} from "../../../../src/domain/claim/undoWindow";

const at = 1_000_000;

test.each([
	["no end", null, 8000],
	["an end far off", 60_000, 8000],
	["an end that leaves just enough", 11_000, 8000],
	["an end a millisecond sooner", 10_999, 7999],
	["an end in 5 s", 5000, 2000],
	["an end in 3 s", 3000, 0],
	["an end in 1 s", 1000, 0],
	["an end that has passed", -1000, 0],
])("a code with %s can be undone for the right time", (_title, end, left) =>
	expect(undoDeadline(at, end === null ? null : at + end)).toBe(at + left),
);

test.each([
	[-1, false],
	[0, true],
	[7999, true],
	[8000, false],
])(
	"%d ms after its confirmation a use may still be undone in another tab: %s",
	(later, may) => expect(canBeUndone(at, at + later)).toBe(may),
);

test("a use can be undone for 8 s, and for just as long another tab leaves it alone", () => {
	expect(undoWindowMs).toBe(8000);
	expect(undoDeadline(at, null)).toBe(at + undoWindowMs);
	expect(canBeUndone(at, at + undoWindowMs - 1)).toBe(true);
	expect(canBeUndone(at, at + undoWindowMs)).toBe(false);
});

test("the time to undo never outlasts the code, and meanwhile another tab leaves the use alone", () => {
	expect(undoDeadline(1000, null)).toBe(9000);
	expect(undoDeadline(1000, 100_000)).toBe(9000);
	expect(undoDeadline(1000, 7000)).toBe(4000);
	expect(undoDeadline(1000, 1500)).toBe(1000);
	expect([999, 1000, 8999, 9000].map((now) => canBeUndone(1000, now))).toEqual([
		false,
		true,
		true,
		false,
	]);
});
