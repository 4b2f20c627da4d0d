// The direction to a branch, as an arrow and a word for it (2 §2).
import { afterEach, expect, test } from "vitest";
import { BranchDistance } from "../../../../src/components/places/BranchDistance";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

const from = { lat: 13, lng: 100 };

test.each([
	["north", { lat: 14, lng: 100 }],
	["north-east", { lat: 14, lng: 101 }],
	["south", { lat: 12, lng: 100 }],
	["west", { lat: 13, lng: 99 }],
	// A little to the west: the rotation is rounded to a whole turn.
	["north", { lat: 14, lng: 99.9 }],
	["", null],
	["north", { lat: 13.001, lng: 100 }],
	// The bug: a branch at the position itself, which is rounded to 100 m, was said to be in the north.
	["", { lat: 13, lng: 100 }],
	["", { lat: 13.0005, lng: 100.0005 }],
])("the direction to a branch is shown: %s", async (direction, to) => {
	const page = await draw(<BranchDistance distance={1.5} {...{ from, to }} />);
	expect(page.textContent).toBe(`1.50\u00a0km${direction}`);
});

test("a branch at an unknown distance has no direction", async () => {
	const to = { lat: 14, lng: 100 };
	const page = await draw(<BranchDistance distance={null} {...{ from, to }} />);
	expect(page.textContent).toBe("");
});
