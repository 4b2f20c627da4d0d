// A list of thousands is sorted by dates that are parsed once for each item, not in each comparison.
import * as v from "valibot";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { sortBySoonestEnd } from "../../../../src/domain/code/cardStatus";
import { arrangeDeals } from "../../../../src/domain/list/listChoice";
import { sortedBy } from "../../../../src/domain/list/sortedBy";
import { counted } from "../../support/counted";

const now = Date.parse("2026-11-21T05:00:00Z");
const count = 1000;
/** Ends in no order. */
const ends = Array.from({ length: count }, (_, at) =>
	new Date(now + 60_000 * ((at * 379) % count)).toISOString(),
);

test("equal and infinite ones stay in their order, the list itself stays as it is", () => {
	const list = [3, Infinity, 1, -1, Infinity].map((value, at) => ({
		value,
		at,
	}));
	const sorted = sortedBy(list, ({ value }) => Math.abs(value));
	expect(sorted.map(({ at }) => at)).toEqual([2, 3, 0, 1, 4]);
	expect(list[0]?.value).toBe(3);
});

test("deals by their end", () => {
	const { items, reads } = counted(
		ends.map((valid_through) => ({ type: 4, valid_through, distance: null })),
		"valid_through",
	);
	arrangeDeals(items, { sort: "ending", kind: null }, now);
	expect(reads()).toBe(count);
});

test("coupons by their end, also where all have a countdown", () => {
	const { items, reads } = counted(
		ends.map((expiration_datetime, at) =>
			v.parse(historyItem, {
				ext_transaction_id: `T${at}`,
				expiration_datetime,
				countdown_datetime: expiration_datetime,
			}),
		),
		"expiration_datetime",
	);
	sortBySoonestEnd(items, { now, byEnd: true });
	// For the countdown and for the validity.
	expect(reads()).toBe(2 * count);
});
