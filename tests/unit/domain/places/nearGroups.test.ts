// Near me by branch: one group per branch in the order of distance, whatever the host sends about it (2 §2, V06).

import * as v from "valibot";
import { expect, test } from "vitest";
import { getDealNearMe } from "../../../../src/contract/browse";
import {
	branchTitle,
	groupByBranch,
} from "../../../../src/domain/places/nearGroups";

const deals = (items: object[]) => v.parse(getDealNearMe.reply, items);
const noodles = {
	brand_id: "1",
	brand_name_th: "ครัวบ้านสวน",
	brand_name_en: "Baan Suan",
	branch_title_th: "สยาม",
	branch_title_en: "Siam",
	branch_lat: 13.745,
	branch_lng: 100.534,
	distance: 0.42,
};
const bread = { brand_id: "2", brand_name_th: "ปลายนา", distance: 1.3 };

test("deals are grouped by branch, the nearest branch first", () => {
	const groups = groupByBranch(
		deals([
			{ alt_reference: "A", ...noodles },
			{ alt_reference: "B", ...bread },
			{ alt_reference: "C", ...noodles },
		]),
	);
	expect(
		groups.map((it) => it.deals.map(({ alt_reference }) => alt_reference)),
	).toEqual([["A", "C"], ["B"]]);
	expect(groups.map((it) => it.position)).toEqual([
		{ lat: 13.745, lng: 100.534 },
		null,
	]);
});

test("a repeated deal is listed once for its branch, and 0, 0 is not a position", () => {
	const [group, other] = groupByBranch(
		deals([
			{ alt_reference: "A", ...noodles },
			{ alt_reference: "A", ...noodles },
			{ alt_reference: "A", ...bread, branch_lat: 0, branch_lng: "0" },
		]),
	);
	expect(group?.deals).toHaveLength(1);
	expect(other).toMatchObject({ position: null });
});

test("a sold-out deal does not represent its branch while another can be claimed", () => {
	const [group, gone] = groupByBranch(
		deals([
			{ alt_reference: "A", ...noodles, out_of_stock: true },
			{ alt_reference: "B", ...noodles, is_overall_limit: true },
			{ alt_reference: "C", ...noodles },
			{ alt_reference: "D", ...bread, out_of_stock: true },
		]),
	);
	expect(group?.deals.map((it) => it.alt_reference)).toEqual(["C", "A", "B"]);
	expect(group?.first.alt_reference).toBe("C");
	expect(gone?.first.alt_reference).toBe("D");
});

test("two branches of a brand are two groups", () => {
	expect(
		groupByBranch(
			deals([
				{ alt_reference: "A", ...noodles },
				{ alt_reference: "B", ...noodles, branch_lat: 13.8, distance: 7 },
			]),
		),
	).toHaveLength(2);
});

test("deals of two brands at one place are two groups, and an incomplete position counts as none", () => {
	const half = { ...noodles, branch_lng: null };
	const groups = groupByBranch(
		deals([
			{ alt_reference: "A", ...half },
			{ alt_reference: "B", ...half, brand_id: "2" },
			{ alt_reference: "C", ...noodles, branch_lat: null },
		]),
	);
	expect(groups.map(({ position }) => position)).toEqual([null, null, null]);
});

test("brands that the host distinguishes only by their logo are two groups (2 §3)", () => {
	const only = { distance: 1.3, name_en: "A deal" };
	const groups = groupByBranch(
		deals([
			{ alt_reference: "A", ...only, brand_logo: "/logo-1.webp" },
			{ alt_reference: "B", ...only, brand_logo: "/logo-2.webp" },
			{ alt_reference: "C", ...only },
			{ alt_reference: "D", ...only },
			{ alt_reference: "E", ...only, brand_logo: "/logo-1.webp" },
		]),
	);
	expect(
		groups.map((it) => it.deals.map(({ alt_reference }) => alt_reference)),
	).toEqual([["A", "E"], ["B"], ["C"], ["D"]]);
});

test.each([
	["brand and branch", noodles, "ครัวบ้านสวน · สยาม"],
	[
		"a branch that begins with its brand",
		{ ...noodles, branch_title_th: "ครัวบ้านสวน สยาม" },
		"ครัวบ้านสวน สยาม",
	],
	["no branch", bread, "ปลายนา"],
	["neither", { subname_th: "ลด 50%", distance: 1 }, "ลด 50%"],
])("the line of a group names %s", (_, fields, title) => {
	const [deal] = deals([{ alt_reference: "A", ...fields }]);
	expect(deal && branchTitle(deal, (th) => th)).toBe(title);
});

test("brand and branch are named in the person's language", () => {
	const [deal] = deals([{ alt_reference: "A", ...noodles }]);
	const titles = deal && [
		branchTitle(deal, (th) => th),
		branchTitle(deal, (_th, en) => en),
	];
	expect(titles).toEqual(["ครัวบ้านสวน · สยาม", "Baan Suan · Siam"]);
});
