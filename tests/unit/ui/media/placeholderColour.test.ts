// Proves which addresses of pictures carry a placeholder colour.
import { expect, test } from "vitest";
import { placeholderColour } from "../../../../src/ui/media/placeholderColour";

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
