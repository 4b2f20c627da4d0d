// The codes that the counter switches between: of the same brand, with bars, sorted by their end.
import * as v from "valibot";
import { expect, test } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard, codeCard } from "../../../../src/domain/code/codeCard";
import { brandCodes } from "../../../../src/features/reward/code/useBrandCodes";

const code = (id: string, brand: string, end: string, is_url = false) => ({
	...bareCard("PV_1"),
	...v.parse(rewardCode, {
		code: id,
		is_url,
		link: is_url ? `https://shop.example/${id}` : "",
		privilegetype: 4,
		transaction_id: id,
		privilege_id: "P1",
	}),
	brand_name_th: brand,
	expiration_datetime: end,
	sub: "customer-1",
	saved_at: 0,
});

test("the brand's codes are sorted by their end and include the shown one once", () => {
	const shown = code("shown", "Mok", "2026-12-05T00:00:00Z");
	const ready = [
		code("late", "Mok", "2026-12-09T00:00:00Z"),
		code("other brand", "Kin", "2026-12-01T00:00:00Z"),
		shown,
		code("link", "Mok", "2026-12-01T00:00:00Z", true),
		code("endless", "Mok", ""),
		code("early", "Mok", "2026-12-01T00:00:00Z"),
	];
	const ids = brandCodes(shown, ready).map((it) => it.transaction_id);
	expect(ids).toEqual(["early", "shown", "late", "endless"]);
});

/** Whether the counter switches between codes of these two brands, as a host names them. */
const switches = (one: object, other: object) => {
	const [first, second] = [one, other].map((brand, at) => ({
		...code(`T${at}`, "", "2026-12-01T00:00:00Z"),
		...v.parse(codeCard, brand),
	}));
	return first && second && brandCodes(first, [second]).length === 2;
};
const mok = { brand_name_th: "หมอก", brand_name_en: "Mok" };

test.each([
	["with one id and no names, as in 2 §3", { brand_id: 7 }, { brand_id: "7" }],
	["with one id, renamed", { brand_id: 7, ...mok }, { brand_id: 7 }],
	["with the same names, saved without an id", { brand_id: 7, ...mok }, mok],
	[
		"with the same names, and what a host writes for no id",
		{ brand_id: 0, ...mok },
		{ brand_id: "NULL", ...mok },
	],
])("codes of one brand belong together: %s", (_title, one, other) => {
	expect(switches(one, other)).toBe(true);
});

test.each([
	["with two ids and no names", { brand_id: 7 }, { brand_id: 8 }],
	[
		"with two ids and the same names",
		{ brand_id: 7, ...mok },
		{ brand_id: 8, ...mok },
	],
	["with no id and one of two names", mok, { ...mok, brand_name_en: "Moka" }],
	["with no id and no names", {}, {}],
	[
		"with what a host writes for no id, and no names",
		{ brand_id: "0" },
		{ brand_id: "0" },
	],
	["with an id that only one has, and no names", { brand_id: 7 }, {}],
])("codes of two brands do not belong together: %s", (_title, one, other) => {
	expect(switches(one, other)).toBe(false);
});

test.each([
	["of one API host stand together", "https://a.example", true],
	["of two API hosts stand apart", "", false],
	["stand together where an older release noted no host", undefined, true],
])("codes of a brand %s", (_title, host, together) => {
	const [one, other] = ["T1", "T2"].map((id) => ({
		...code(id, "", "2026-12-01T00:00:00Z"),
		...{ brand_id: "7", host: "https://a.example" },
	}));
	if (!one || !other) throw new Error("There are two codes");
	const count = together ? 2 : 1;
	expect(brandCodes(one, [{ ...other, host }])).toHaveLength(count);
	expect(brandCodes({ ...one, host }, [other])).toHaveLength(count);
});
