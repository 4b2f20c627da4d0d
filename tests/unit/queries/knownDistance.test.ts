// The distance of a place where a host gives none (2 §4 Location).
import { expect, test } from "vitest";
import { knownDistance } from "../../../src/queries/knownDistance";

const here = { lat: 13.746, lng: 100.534 };
const there = { lat: 13.755, lng: 100.534 };

test.each([
	[2.5, there, "2.50"],
	[0, there, "0.00"],
	[null, there, "1.00"],
	[null, null, undefined],
])("a distance of %s, with the position %j, is %s km", (distance, to, km) => {
	expect(knownDistance(distance, here, to)?.toFixed(2)).toBe(km);
});
