// The ranking: at most ten rows, a podium of three, and the customer's own row below (M19, 3 §4).
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Rank } from "../../../../src/contract/game";
import {
	rankingOf,
	rankKey,
	rankName,
} from "../../../../src/domain/game/ranking";

const rank = (seq: number, customer_id = `c${seq}`): Rank => ({
	...{ seq, customer_id, points: 1000 - seq },
	...{ first_name: `N${seq}`, last_name: "ว.", avatar: "" },
});
const ranks = (count: number) =>
	Array.from({ length: count }, (_, at) => rank(at + 1));
const seqs = (list: readonly Rank[]) => list.map(({ seq }) => seq);

test("the podium has three ranks and the list the first ten, in the order of their ranks", () => {
	const { podium, rows } = rankingOf([...ranks(12)].reverse(), null);
	expect(seqs(podium)).toEqual([1, 2, 3]);
	expect(seqs(rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("a repeated rank has one row and one place on the podium", () => {
	const { podium, rows } = rankingOf([...ranks(4), ...ranks(4)], null);
	expect(seqs(podium)).toEqual([1, 2, 3]);
	expect(seqs(rows)).toEqual([1, 2, 3, 4]);
	const shared = [rank(1, "a"), rank(1, "b")];
	expect(rankingOf(shared, null).podium).toEqual(shared);
	// Two people of the same name, from a host that sends no customer ids.
	const unnamed = ["/a.png", "/b.png"].map((avatar) => ({
		...rank(1, ""),
		avatar,
	}));
	expect(rankingOf(unnamed, null).podium).toEqual(unnamed);
});

test.each([
	["among the ten", rank(7), null],
	["on the podium", rank(1), null],
	["beyond the ten", rank(27), 27],
	["not yet ranked", rank(0, "me"), 0],
	["unknown", null, undefined],
])("the own row is shown or not for somebody %s", (_where, own, shown) => {
	const got = rankingOf(ranks(12), own).ownOutsideTop;
	expect(shown === null ? got : got?.seq).toBe(shown);
});

const mine = (rows: readonly Rank[], own: Rank) =>
	rankingOf(rows, own).ownInTop;

test("an unranked customer matches no rank, whatever the ids are", () => {
	const row = rank(3, "me");
	const unnamed = rank(3, "");
	expect(mine([row], rank(0, "me"))).toBeNull();
	expect(mine([row], rank(3, "me"))).toBe(row);
	expect(mine([rank(3, "other")], rank(3, "me"))).toBeNull();
	// A host that leaves out one of the ids: rank and name identify the row.
	for (const [it, own] of [
		[unnamed, rank(3, "me")],
		[row, rank(3, "")],
	] as const) {
		expect(mine([it], own)).toBe(it);
		expect(mine([it], { ...own, first_name: "Nok" })).toBeNull();
	}
	// A host without ids: only the rank identifies a row.
	expect(mine([unnamed], rank(3, ""))).toBe(unnamed);
	expect(mine([rank(4, "")], rank(3, ""))).toBeNull();
});

test("at most one of several customers without an id at one rank is the customer", () => {
	const shared = ["Ploy", "Nok"].map((first_name) => ({
		...rank(3, ""),
		first_name,
	}));
	const got = rankingOf(shared, { ...rank(3, ""), first_name: "Nok" });
	expect([got.ownInTop, got.ownOutsideTop]).toEqual([shared[1], null]);
	// Nothing says which of them it is, so the own row is shown separately.
	const unsure = rankingOf(shared, rank(3, ""));
	expect([unsure.ownInTop, unsure.ownOutsideTop?.seq]).toEqual([null, 3]);
});

test("a rank of 0 is left out, and no row is listed twice", () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.integer({ min: 0, max: 40 })),
			fc.integer({ min: 0, max: 40 }),
			(top, own) => {
				const got = rankingOf(
					top.map((seq) => rank(seq)),
					rank(own),
				);
				const shown = got.rows;
				expect(got.podium).toEqual(shown.slice(0, 3));
				expect(shown.length).toBeLessThanOrEqual(10);
				expect(seqs(shown)).toEqual(
					top
						.filter((seq) => seq > 0)
						.sort((a, b) => a - b)
						.slice(0, 10),
				);
				expect(got.ownOutsideTop === null).toBe(seqs(shown).includes(own));
			},
		),
	);
});

test.each([
	["กมลชนก", "ว.", "กมลชนก ว."],
	["James", "", "James"],
	["", "", ""],
])("%s %s is shown as %s", (first_name, last_name, shown) => {
	expect(rankName({ first_name, last_name })).toBe(shown);
});

test("customers without an id who share a rank are distinguished by name", () => {
	const shared = ["Ploy", "Nok"].map((first_name) => ({
		...rank(1, ""),
		first_name,
	}));
	expect(new Set(shared.map(rankKey)).size).toBe(2);
});
