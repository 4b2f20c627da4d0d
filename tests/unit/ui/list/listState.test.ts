// Proves the four states of a list: a failed load is never an empty list, a saved copy always says so.

import { expect, test } from "vitest";
import {
	combineLoads,
	listState,
} from "../../../../src/components/lists/listState";

const load = (dataUpdatedAt: number, isError: boolean) => ({
	isPending: dataUpdatedAt === 0,
	isError,
	dataUpdatedAt,
});

test.each([
	["nothing yet", load(0, false), true, 0, "loading"],
	["nothing yet, and no network", load(0, false), false, 0, "loading"],
	["failed without anything saved", load(0, true), true, 0, "failed"],
	["failed offline without anything saved", load(0, true), false, 0, "failed"],
	["loaded", load(5, false), true, 3, "fresh"],
	["loaded, and there is nothing", load(5, false), true, 0, "empty"],
	["failed over a saved copy", load(5, true), true, 3, "saved"],
	["failed over a saved copy of nothing", load(5, true), true, 0, "saved"],
	["offline over a saved copy", load(5, false), false, 3, "saved"],
] as const)("%s: %s", (_name, state, online, count, expected) => {
	expect(listState(state, online, count)).toBe(expected);
});

test.each([
	[[5, 3], 3],
	[[0, 5], 5],
	[[5, 0], 5],
	[[0, 0], 0],
])("a screen of loads at %j is as old as %i", (loads, age) => {
	const parts = loads.map((dataUpdatedAt) => ({
		...load(dataUpdatedAt, false),
		isFetching: false,
		refetch: () => undefined,
	}));
	expect(combineLoads(parts).dataUpdatedAt).toBe(age);
});
