// Proves the four states of a list: a failed load is never an empty list, and a saved copy always says so.

import { expect, test, vi } from "vitest";
import {
	combineQueries,
	listState,
} from "../../../../src/components/lists/listState";

const load = (dataUpdatedAt: number, isError: boolean) => ({
	isError,
	dataUpdatedAt,
});
/** A query in this state. */
const query = (dataUpdatedAt: number, isError = false) => ({
	...load(dataUpdatedAt, isError),
	error: isError ? new Error(`The load of ${dataUpdatedAt}`) : null,
	isFetching: false,
	refetch: () => undefined,
});

test.each([
	["nothing yet", load(0, false), true, "loading"],
	["nothing yet, and no network", load(0, false), false, "loading"],
	["failed without anything saved", load(0, true), true, "failed"],
	["failed offline without anything saved", load(0, true), false, "failed"],
	["loaded", load(5, false), true, "fresh"],
	["failed over a saved copy", load(5, true), true, "saved"],
	["offline over a saved copy", load(5, false), false, "saved"],
] as const)(
	"a list that is %s has the state %s",
	(_name, state, online, expected) => {
		expect(listState(state, online)).toBe(expected);
	},
);

test.each([
	[[5, 3], 3],
	[[0, 5], 5],
	[[5, 0], 5],
	[[0, 0], 0],
])("a screen with loads at %j is as old as %i", (loads, age) => {
	const parts = loads.map((dataUpdatedAt) => query(dataUpdatedAt));
	expect(combineQueries(parts).dataUpdatedAt).toBe(age);
});

// The bug: the failure had no reason, so the list of codes blamed the server for a slow network.
test("a screen with several loads has the reason of one that failed", () => {
	const failed = { ...query(3, true), errorUpdatedAt: 7 };
	expect(combineQueries([query(5), failed])).toMatchObject({
		...{ isError: true, error: failed.error, errorUpdatedAt: 7 },
	});
	expect(combineQueries([query(5), query(3)]).error).toBeUndefined();
});

test("a screen with several loads is loading while one of them is, and a retry repeats all of them", async () => {
	const refetch = vi.fn();
	const [one, other] = [query(5), query(3)];
	const screen = combineQueries([
		{ ...one, refetch, isFetching: true },
		{ ...other, refetch },
	]);
	expect(screen.isFetching).toBe(true);
	await screen.refetch();
	expect(refetch).toHaveBeenCalledTimes(2);
});
