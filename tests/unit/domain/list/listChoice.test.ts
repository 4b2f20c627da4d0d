// How lists are sorted and filtered (X09).
import { expect, test } from "vitest";
import {
	arrangeDeals,
	kindOf,
	offeredKinds,
	readChoice,
	withDistances,
} from "../../../../src/domain/list/listChoice";

const noChoice = { sort: null, kind: null };

test.each([
	[{}, noChoice],
	[{ sort: "ending" }, { sort: "ending", kind: null }],
	[
		{ sort: "nearest", kind: "online" },
		{ sort: "nearest", kind: "online" },
	],
	[{ kind: "shop" }, { sort: null, kind: "shop" }],
	[{ kind: "delivered" }, { sort: null, kind: "delivered" }],
	[{ sort: "", kind: "" }, noChoice],
	[{ sort: "Ending", kind: "4" }, noChoice],
	[{ sort: "toString", kind: "constructor" }, noChoice],
])("the address %j selects %j", (search, choice) => {
	expect(readChoice(search)).toEqual(choice);
});

test.each([
	[1, "delivered"],
	[2, "delivered"],
	[4, "shop"],
	[8, "online"],
	[9, "online"],
	[0, null],
	[7, null],
])("type %i is of the kind %s", (type, kind) => {
	expect(kindOf(type)).toBe(kind);
});

test.each([
	["several", [9, 4, 1, 8], null, ["shop", "online", "delivered"]],
	["two", [1, 4, 4], null, ["shop", "delivered"]],
	["one", [4, 4], null, []],
	// Deals of an unknown kind are shown only under all kinds.
	["one and an unknown one", [4, 0], null, ["shop"]],
	["none that are known", [0, 0], null, []],
	["none", [], null, []],
	["one that is not chosen", [4], "online", ["shop", "online"]],
	["none of the chosen one", [], "online", ["online"]],
] as const)(
	"of %s kinds %j, with %s chosen, the list offers %j",
	(_, types, chosen, offered) => {
		expect(offeredKinds(types, chosen)).toEqual(offered);
	},
);

const now = Date.parse("2026-11-26T05:00:00Z");
const deal = (name: string, given: object = {}) => ({
	name,
	type: 4,
	valid_through: null as string | null,
	distance: null as number | null,
	...given,
});
const deals = [
	deal("no end"),
	deal("next year", { valid_through: "2027-01-01T00:00:00Z", type: 8 }),
	deal("over", { valid_through: "2026-11-25T00:00:00Z", distance: 0 }),
	deal("today", { valid_through: "2026-11-26T16:59:59Z", distance: 2 }),
	deal("also today", { valid_through: "2026-11-26T16:59:59Z", type: 9 }),
	deal("parcel", { type: 1, distance: 1 }),
];

test.each([
	[
		null,
		null,
		["no end", "next year", "over", "today", "also today", "parcel"],
	],
	[
		"ending",
		null,
		["today", "also today", "next year", "no end", "over", "parcel"],
	],
	[
		"nearest",
		null,
		["over", "parcel", "today", "no end", "next year", "also today"],
	],
	[null, "online", ["next year", "also today"]],
	["ending", "online", ["also today", "next year"]],
	["ending", "shop", ["today", "no end", "over"]],
	[null, "delivered", ["parcel"]],
] as const)("sorted by %s and of the kind %s: %j", (sort, kind, names) => {
	const before = [...deals];
	const shown = arrangeDeals(deals, { sort, kind }, now);
	expect(shown.map(({ name }) => name)).toEqual(names);
	expect(deals).toEqual(before);
});

test("an unknown distance comes last", () => {
	const list = [3, null, 0].map((distance) => deal("", { distance }));
	const shown = arrangeDeals(list, { sort: "nearest", kind: null }, now);
	expect(shown.map(({ distance }) => distance)).toEqual([0, 3, null]);
});

test("a deal gets the distance of its nearest branch, or keeps its own", () => {
	const card = (alt_reference: string, distance: number | null) => ({
		alt_reference,
		distance,
	});
	const near = [card("A", 3), card("A", 1.5), card("A", 2), card("B", null)];
	expect(
		withDistances([card("A", null), card("B", 9), card("C", null)], near),
	).toEqual([card("A", 1.5), card("B", 9), card("C", null)]);
});
