// Proves where the head of the progress ring stands.
import { expect, test } from "vitest";
import { ringHeadPosition } from "../../../../src/ui/feedback/ProgressRing";

test.each([
	[0, 30, 6],
	[0.25, 54, 30],
	[0.5, 30, 54],
	[0.75, 6, 30],
])("at %f of the way the head stands at %f, %f", (fraction, x, y) => {
	const head = ringHeadPosition(fraction, 30, 24);
	expect(head.x).toBeCloseTo(x);
	expect(head.y).toBeCloseTo(y);
});
