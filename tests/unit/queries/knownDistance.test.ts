// The distance of a place where a host gives none, or writes a negative number for it (2 §4 Location).
import { expect, test } from "vitest";
import { knownDistance } from "../../../src/queries/knownDistance";

const here = { lat: 13.746, lng: 100.534 };
const there = { lat: 13.755, lng: 100.534 };

test.each([
	[2.5, there, "2.50"],
	[0, there, "0.00"],
	[null, there, "1.00"],
	[null, null, undefined],
	// The bug: a branch with an unknown distance was listed first, among those within 10 km.
	[-1, there, "1.00"],
	[-1, null, undefined],
])("a distance of %s, with the position %j, is %s km", (distance, to, km) => {
	expect(knownDistance(distance, here, to)?.toFixed(2)).toBe(km);
});
