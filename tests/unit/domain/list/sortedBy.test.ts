// Sorting thousands of items by date parses each date once, not in each comparison.
import * as v from "valibot";
import { expect, test } from "vitest";
import { historyItem } from "../../../../src/contract/history";
import { sortBySoonestEnd } from "../../../../src/domain/code/cardStatus";
import { arrangeDeals } from "../../../../src/domain/list/listChoice";
import { sortedBy } from "../../../../src/domain/list/sortedBy";
import { counted } from "../../support/counted";

const now = Date.parse("2026-11-21T05:00:00Z");
const count = 1000;
/** Unsorted end dates. */
const ends = Array.from({ length: count }, (_, at) =>
	new Date(now + 60_000 * ((at * 379) % count)).toISOString(),
);

test("equal and infinite values keep their order, and the original list is unchanged", () => {
	const list = [3, Infinity, 1, -1, Infinity].map((value, at) => ({
		value,
		at,
	}));
	const sorted = sortedBy(list, ({ value }) => Math.abs(value));
	expect(sorted.map(({ at }) => at)).toEqual([2, 3, 0, 1, 4]);
	expect(list[0]?.value).toBe(3);
});

test("sorting deals by their end reads each date once", () => {
	const { items, reads } = counted(
		ends.map((valid_through) => ({ type: 4, valid_through, distance: null })),
		"valid_through",
	);
	arrangeDeals(items, { sort: "ending", kind: null }, now);
	expect(reads()).toBe(count);
});

test("sorting coupons by their end reads each date at most twice, also with countdowns", () => {
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
	// Once for the countdown and once for the validity.
	expect(reads()).toBe(2 * count);
});
