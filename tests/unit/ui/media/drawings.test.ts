// Proves the small geometry of the kit: the ring's head, placeholder colours from addresses.
import { expect, test } from "vitest";
import { ringHeadPosition } from "../../../../src/ui/feedback/ProgressRing";
import { placeholderColour } from "../../../../src/ui/media/Picture";

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

test.each([
	["/content/deal?c=ffd7b8", "#ffd7b8"],
	["/content/deal?w=2&c=FFD7B8&x=1", "#FFD7B8"],
	["/content/deal?c=ffd7b", undefined],
	["/content/deal?c=ffd7b8ff", undefined],
	["/content/deal?abc=ffd7b8", undefined],
	["/content/deal", undefined],
	["", undefined],
])("%s has the placeholder colour %s", (src, colour) => {
	expect(placeholderColour(src)).toBe(colour);
});
