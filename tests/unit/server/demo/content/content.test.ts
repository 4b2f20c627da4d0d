// The demo programme's content: complete, in both languages, with all its pictures and every state of a privilege.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import placeholders from "../../../../../server/demo/placeholders.json";
import { createPictureUrl } from "../../../../../server/files/pictureFiles";
import type { PrivilegeEntry } from "../../../../../server/store/content/contentSchema";
import { barcodeFormats } from "../../../../../src/contract/history";
import {
	letterCount,
	splitPhrases,
} from "../../../../../src/ui/layout/thaiPhrases";
import { daysOf, demoContent, stockOf } from "../../../../support/demoContent";

const { brands, categories, privileges, limit_groups, banner_sets } =
	demoContent;
const { banners, group_deals, search_keywords } = demoContent;
type Bilingual = PrivilegeEntry["name"];
const isClosed = (it: (typeof brands)[number]) => it.is_available === false;
/** The category of deals near the user (2 §2). */
const nearMeCategory = 5;
const parents = categories.filter(({ parent_id }) => parent_id === 0);
const pictures = join(
	import.meta.dirname,
	"../../../../../server/demo/pictures",
);
const numbers = (from: number, to: number): number[] =>
	Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe("the demo programme has", () => {
	test("160 privileges, 1001 to 1160, each once", () => {
		expect(privileges.map((one) => one.privilege_id).sort()).toEqual(
			numbers(1001, 1160),
		);
	});

	test("24 brands, two of them with closed stores, each with a deal", () => {
		expect(brands.map((one) => one.brand_id)).toEqual(numbers(1, 24));
		expect(brands.filter(isClosed).map((one) => one.name.en)).toEqual([
			"Rimrua Garden",
			"Tawanchai Optic",
		]);
		const withDeals = new Set(privileges.map((one) => one.brand_id));
		expect([...withDeals].sort((a, b) => a - b)).toEqual(numbers(1, 24));
	});

	test("ten categories in home's order, each with 3 to 6 sub-categories", () => {
		expect(
			[...parents]
				.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))
				.slice(0, 5)
				.map((one) => one.name.th),
		).toEqual(["อาหาร", "เครื่องดื่ม", "ช้อปปิ้ง", "ท่องเที่ยว", "ใกล้ฉัน"]);
		expect(parents).toHaveLength(10);
		expect(new Set(categories.map(({ category_id }) => category_id)).size).toBe(
			categories.length,
		);
		for (const { category_id } of parents) {
			const own = categories.filter((one) => one.parent_id === category_id);
			expect(own.length).toBeGreaterThanOrEqual(3);
			expect(own.length).toBeLessThanOrEqual(6);
		}
	});

	test("for every privilege a brand, and a sub-category of its category", () => {
		const known = new Map(
			categories.map((one) => [one.category_id, one.parent_id]),
		);
		const odd = privileges.filter(
			(one) =>
				known.get(one.sub_category_id) !== one.category_id ||
				one.category_id === nearMeCategory ||
				!brands.some(({ brand_id }) => brand_id === one.brand_id),
		);
		expect(odd).toEqual([]);
	});

	test("no two privileges with the same points, so that the popular order is always the same", () => {
		expect(new Set(privileges.map((one) => one.point)).size).toBe(160);
		const [first, second] = [...privileges].sort((a, b) => b.point - a.point);
		expect([first?.privilege_id, second?.privilege_id]).toEqual([1001, 1002]);
	});
});

/** The condition of each state; at least one privilege must meet each. */
const states: Record<string, (one: PrivilegeEntry) => boolean> = {
	physical: (one) => one.type === 1,
	code: (one) => one.type === 4,
	"online code": (one) => one.type === 8,
	"url code as a link": (one) => one.type === 9 && one.display_type === 1,
	"url code as a button": (one) => one.type === 9 && one.display_type === 2,
	"sold out": (one) => stockOf(one) === 0,
	"none left today": (one) => one.limits?.overall_day === 0,
	"one a day": (one) => one.limits?.overall_day === 1,
	"none left this week": (one) => one.limits?.overall_week === 0,
	"one a week": (one) => one.limits?.overall_week === 1,
	"none left this month": (one) => one.limits?.overall_month === 0,
	"one a month": (one) => one.limits?.overall_month === 1,
	"one for each customer": (one) => one.limits?.customer === 1,
	"one for each customer a day": (one) => one.limits?.customer_day === 1,
	"one for each customer a week": (one) => one.limits?.customer_week === 1,
	"one for each customer a month": (one) => one.limits?.customer_month === 1,
	"two for each customer a month": (one) => one.limits?.customer_month === 2,
	"one for each device": (one) => one.limits?.device === 1,
	"no devices left": (one) => one.limits?.total_device === 0,
	"one device in all": (one) => one.limits?.total_device === 1,
	"in a limit group": (one) => one.limit_group !== undefined,
	"Platinum only": (one) => one.criteria?.tiers?.join() === "Tier 1",
	"Platinum and Gold": (one) => one.criteria?.tiers?.join() === "Tier 1,Tier 2",
	"a series": (one) => one.criteria?.series !== undefined,
	"flagship only": (one) => one.criteria?.flagship === true,
	hidden: (one) => one.hidden === true,
	"store not open": (one) =>
		brands.some(
			(of) => of.brand_id === one.brand_id && of.is_available === false,
		),
	"not started": (one) => daysOf(one.valid_from) > 0,
	ended: (one) => daysOf(one.valid_through) < 0,
	"activity with an announcement": (one) => one.used_for === "announcement",
	"activity at the end of a tier": (one) => one.used_for === "end_tier",
	"large picture": (one) => one.display === "large",
	"15 minutes": (one) => one.reserve_timeout === 15,
	"5 minutes": (one) => one.reserve_timeout === 5,
	"60 minutes": (one) => one.reserve_timeout === 60,
	"counter code without a clock": (one) =>
		one.type === 4 && !one.reserve_timeout && !one.used_for,
};

describe("the privileges of the demo", () => {
	test.each(Object.entries(states))("include the state: %s", (_name, holds) => {
		expect(privileges.filter(holds).length).toBeGreaterThan(0);
	});

	test("use every barcode format", () => {
		const used = new Set(
			privileges.map((one) => one.barcode_format ?? "CODE128"),
		);
		expect([...used].sort()).toEqual([...barcodeFormats].sort());
	});

	test("are mostly claimable by everybody, with a large stock", () => {
		const blocked = [
			"physical",
			"sold out",
			"none left today",
			"none left this week",
			"none left this month",
			"no devices left",
			"Platinum only",
			"Platinum and Gold",
			"a series",
			"flagship only",
			"hidden",
			"store not open",
			"not started",
			"ended",
		];
		const free = privileges.filter(
			(one) => !blocked.some((name) => states[name]?.(one)),
		);
		expect(free.length).toBeGreaterThanOrEqual(125);
		const scarce = free.filter((one) => stockOf(one) < 40);
		// The privilege of the concurrency test has a small stock on purpose.
		expect(scarce.map((one) => one.privilege_id)).toEqual([1041]);
	});

	test("include 1041 with a stock of exactly 20, none claimed, and no limit", () => {
		const one = privileges.find(({ privilege_id }) => privilege_id === 1041);
		expect(one).toMatchObject({ entry_total: 20 });
		expect(one?.entry_used).toBeUndefined();
		expect(one?.limits).toBeUndefined();
		expect(one?.criteria).toBeUndefined();
		expect(one?.limit_group).toBeUndefined();
	});

	test("use every limit group, each with limits above 0 and at least two members", () => {
		const named = privileges.flatMap(({ limit_group }) => limit_group ?? []);
		expect([...new Set(named)].sort()).toEqual(
			limit_groups.map(({ name }) => name).sort(),
		);
		for (const { name: group, rules } of limit_groups) {
			expect(Math.min(...Object.values(rules))).toBeGreaterThan(0);
			expect(named.filter((name) => name === group).length).toBeGreaterThan(1);
		}
	});

	test("have a barcode format only for counter codes, since other codes and prizes are never scanned", () => {
		const odd = privileges.filter(
			(one) => one.barcode_format !== undefined && one.type !== 4,
		);
		expect(odd).toEqual([]);
	});

	test("have no negative stock, and end after they begin", () => {
		const odd = privileges.filter(
			(one) =>
				stockOf(one) < 0 || daysOf(one.valid_from) >= daysOf(one.valid_through),
		);
		expect(odd).toEqual([]);
	});
});

const none = { th: "", en: "" };
const hasThai = /[\u0E00-\u0E7F]/;
const texts: [string, Bilingual][] = [
	...brands.map((one): [string, Bilingual] => [
		`brand ${one.brand_id}`,
		one.name,
	]),
	...categories.map((one): [string, Bilingual] => [
		`category ${one.category_id}`,
		one.name,
	]),
	...privileges.flatMap((one): [string, Bilingual][] =>
		[
			one.name,
			one.subname,
			one.desc,
			one.terms,
			one.criteria?.reason_th && {
				th: one.criteria.reason_th,
				en: one.criteria.reason_en ?? "",
			},
			one.button,
			one.button_more,
			one.footer,
		].flatMap((words, index): [string, Bilingual][] =>
			words ? [[`privilege ${one.privilege_id} text ${index}`, words]] : [],
		),
	),
	...banners.flatMap((one): [string, Bilingual][] => [
		[`banner ${one.bannerid} name`, one.name],
		[`banner ${one.bannerid} description`, one.description],
	]),
	...group_deals.flatMap((one): [string, Bilingual][] => [
		[`group ${one.alt_reference} name`, one.group_name],
		[`group ${one.alt_reference} detail`, one.detail],
	]),
	...banner_sets
		// The names of these two sets are keys (2 §2).
		.filter(({ name }) => !["top_banner", "profile_banner"].includes(name.en))
		.map((one): [string, Bilingual] => [`set ${one.name.en}`, one.name]),
];

describe("texts", () => {
	test("have Thai letters in Thai, none in English, and are never empty", () => {
		const odd = texts.filter(
			([, { th, en }]) =>
				!hasThai.test(th) || en.trim() === "" || hasThai.test(en),
		);
		expect(odd).toEqual([]);
	});

	test("fit two lines of a card as names of privileges", () => {
		const long = privileges.filter(
			({ name }) => letterCount(name.th) > 45 || name.en.length > 43,
		);
		expect(long.map(({ name }) => name)).toEqual([]);
	});

	test("fit beside the picture as English names and descriptions of banners", () => {
		const long = banners.filter(
			({ name, description }) =>
				name.en.length > 39 || description.en.length > 28,
		);
		expect(long.map(({ name }) => name.en)).toEqual([]);
		// Wide banners have two lines of about 17 large letters.
		const small = banner_sets
			.filter((set) => set.layout_section === "small")
			.map(({ seq }) => seq);
		const wide = banners.filter(({ set_seq }) => !small.includes(set_seq));
		expect(
			wide.filter(({ name }) => name.en.length > 32).map(({ name }) => name.en),
		).toEqual([]);
	});

	const unit = /^(บาท|แก้ว|ชิ้น|ครั้ง|คน|วัน|นาที|เดือน|กม|จาน|ใบ|คู่|สิทธิ์)/;
	test("never break between a number and its Thai unit", () => {
		const loose = texts.filter(([, { th }]) =>
			splitPhrases(th).some(
				(it, at, all) => /\d $/.test(it) && unit.test(all[at + 1] ?? ""),
			),
		);
		expect(loose).toEqual([]);
	});

	test("have typographic apostrophes in English", () => {
		expect(texts.filter(([, { en }]) => en.includes("'"))).toEqual([]);
	});

	test("have no English word with a hyphen beside three letters or fewer, where a line could break", () => {
		const words = texts.map(([, { en }]) => en.replace(/<[^>]*>/g, " "));
		const loose = words.filter((it) => /\b\w{1,3}-\w|\w-\w{1,3}\b/.test(it));
		expect(loose).toEqual([]);
	});

	test("differ between privileges as names and descriptions", () => {
		for (const field of ["name", "desc"] as const)
			for (const language of ["th", "en"] as const)
				expect(
					new Set(privileges.map((one) => one[field]?.[language])).size,
				).toBe(160);
	});

	test("have only allowed HTML tags, closed in order, and 3 to 5 list items as conditions", () => {
		const allowed = ["p", "ul", "li", "b"];
		for (const { desc = none, terms = none } of privileges)
			for (const html of [desc.th, desc.en, terms.th, terms.en]) {
				const open: string[] = [];
				for (const [, slash, tag = ""] of html.matchAll(/<(\/?)([^>]*)>/g)) {
					expect(allowed).toContain(tag);
					if (slash) expect(open.pop()).toBe(tag);
					else open.push(tag);
				}
				expect(open).toEqual([]);
			}
		const lines = privileges.map(
			({ terms = none }) => terms.th.split("<li>").length - 1,
		);
		expect(Math.min(...lines)).toBeGreaterThanOrEqual(3);
		expect(Math.max(...lines)).toBeLessThanOrEqual(5);
	});

	test("mention a check-in only for a stay", () => {
		const others = privileges.filter(
			({ name, terms = none }) =>
				terms.th.includes("เช็กอิน") && !/คืน|ห้อง/.test(name.th),
		);
		expect(others.map(({ name }) => name.en)).toEqual([]);
	});
});

describe("pictures", () => {
	const drawn = [
		...new Set([
			...brands.map((one) => one.logo),
			...privileges.map((one) => one.picture),
			...banners.map((one) => one.picture),
			...group_deals.map((one) => one.picture),
			...search_keywords.map((one) => one.picture),
		]),
	];

	test.each(["avif", "webp"])("exist as %s of at most 12 kB", (format) => {
		const odd = drawn.filter((name) => {
			const file = join(pictures, `${name}.${format}`);
			return !existsSync(file) || statSync(file).size > 12_000;
		});
		expect(odd).toEqual([]);
	});

	test("are different for every deal, so that no list shows one twice", () => {
		const shown = privileges.map((one) => one.picture);
		expect(shown.filter((name, at) => shown.indexOf(name) < at)).toEqual([]);
	});

	test("have a placeholder colour in their address", () => {
		expect(drawn.filter((name) => !(name in placeholders))).toEqual([]);
		const pictureUrl = createPictureUrl(placeholders);
		for (const name of drawn)
			expect(pictureUrl(name)).toMatch(
				new RegExp(`^/content/${name}\\?c=[0-9a-f]{6}$`),
			);
		// Every JavaScript object has a property of this name.
		expect(pictureUrl("constructor")).toMatch(/\?c=[0-9a-f]{6}$/);
	});

	test("include each category icon as SVG", () => {
		const missing = categories.filter(
			({ icon }) => !existsSync(join(pictures, `${icon}.svg`)),
		);
		expect(missing).toEqual([]);
	});
});
