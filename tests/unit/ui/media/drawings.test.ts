// Proves the position of the progress ring's head.
import { expect, test } from "vitest";
import { ringHeadPosition } from "../../../../src/ui/feedback/ProgressRing";

test.each([
	[0, 30, 6],
	[0.25, 54, 30],
	[0.5, 30, 54],
	[0.75, 6, 30],
])("at the fraction %f the head is at %f, %f", (fraction, x, y) => {
	const head = ringHeadPosition(fraction, 30, 24);
	expect(head.x).toBeCloseTo(x);
	expect(head.y).toBeCloseTo(y);
});
