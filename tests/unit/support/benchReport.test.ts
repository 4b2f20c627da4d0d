// Proves that each line of the benchmark report marks whether its figure is within the limit.
// @vitest-environment node
import { expect, test } from "vitest";
import { formatFigure } from "../../../tools/bench/report";
import { ratioOf } from "../../support/rounds";

test("a ratio of rounds has its range behind it", () => {
	expect(
		formatFigure("home", ratioOf([11, 12, 10], [10, 10, 10]), { atMost: 1.1 }),
	).toBe("within home: 1.10 (at most 1.1; single rounds 1.00 to 1.20)");
});

test("the median of the rounds is judged, in its unit", () => {
	expect(formatFigure("a task", [40, 90, 60], { atMost: 50 }, "ms")).toBe(
		"OVER   a task: 60 ms (at most 50 ms; single rounds 40 ms to 90 ms)",
	);
});

test("a single figure has no range", () => {
	expect(formatFigure("claims", 0.5, { atLeast: 0.5 })).toBe(
		"within claims: 0.50 (at least 0.5)",
	);
});

test.each([
	[Number.POSITIVE_INFINITY, "never"],
	[Number.NaN, "NaN ms"],
])("what was not measured is over its limit: %s", (value, shown) => {
	expect(formatFigure("a request", value, { atMost: 100 }, "ms")).toBe(
		`OVER   a request: ${shown} (at most 100 ms)`,
	);
});
