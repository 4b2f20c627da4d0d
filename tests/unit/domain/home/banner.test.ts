// Proves which banner sets are shown, how home divides them, and where each banner leads (2 §2, 2 §5).
import { expect, test } from "vitest";
import type { Banner, BannerSet } from "../../../../src/contract/banner";
import {
	bannerTarget,
	homeBanners,
	isSetShown,
} from "../../../../src/domain/home/banner";

const now = Date.parse("2026-11-21T05:00:00Z");

const banner = (given: Partial<Banner> = {}): Banner => ({
	bannerid: "1",
	name: "Coffee",
	path: "/brand_list",
	call_to_action: "",
	banner_image_image_url: "",
	seq: 1,
	survey_complete: false,
	survey_privilege: "",
	brandlogo: "",
	name_th: "",
	name_en: "",
	description_th: "",
	description_en: "",
	...given,
});

const set = (
	name: string,
	given: Partial<BannerSet["bannersetinfo"]> = {},
	banners = [banner()],
): BannerSet => ({
	bannersetinfo: {
		set_name_en: name,
		set_name_th: name,
		layout_section: "full",
		isdeleted: false,
		valid_from: "2026-11-01T00:00:00Z",
		valid_through: "2026-11-30T00:00:00Z",
		...given,
	},
	bannerseticon: "",
	banner: banners,
});

test.each([
	[{}, true],
	[{ layout_section: "small" }, true],
	[{ layout_section: "tower" }, false],
	[{ isdeleted: true }, false],
	[{ valid_from: "2026-11-21T05:00:00Z" }, true],
	[{ valid_from: "2026-11-21T05:00:01Z" }, false],
	[{ valid_through: "2026-11-21T05:00:00Z" }, true],
	[{ valid_through: "2026-11-21T04:59:59Z" }, false],
	[{ valid_from: null, valid_through: null }, true],
])("a set with %j is shown: %j", (given, shown) => {
	expect(isSetShown(set("A", given), now)).toBe(shown);
});

test("the top set is the carousel; four sets come first, the rest later; empty and hidden sets are left out", () => {
	const { top, first, rest } = homeBanners(
		[
			set("A"),
			set("top_banner", {}, [
				banner({ bannerid: "late", seq: 2 }),
				banner({ bannerid: "early", seq: 1 }),
			]),
			set("hidden", { isdeleted: true }),
			set("empty", {}, []),
			...["B", "C", "D", "E", "F"].map((name) => set(name)),
		],
		now,
	);
	const names = (sets: BannerSet[]) =>
		sets.map(({ bannersetinfo }) => bannersetinfo.set_name_en).join("");
	expect(top.map(({ bannerid }) => bannerid)).toEqual(["early", "late"]);
	expect(names(first)).toBe("ABCD");
	expect(names(rest)).toBe("EF");
});

test("the carousel is recognised by its name in either language", () => {
	const topSets = [
		set("", { set_name_th: "top_banner" }, [banner({ bannerid: "thai" })]),
		set("top_banner", { set_name_th: "" }, [banner({ bannerid: "english" })]),
	];
	const { top, first } = homeBanners(topSets, now);
	expect(top.map(({ bannerid }) => bannerid)).toEqual(["thai", "english"]);
	expect(first).toEqual([]);
});

test("a repeated set is shown once; a set that differs in a banner is shown too", () => {
	const [a, b, c] = ["a", "b", "c"].map((bannerid) => banner({ bannerid }));
	if (!a || !b || !c) throw new Error("no banners");
	const sets = [set("A", {}, [a, b]), set("A", {}, [a, c])];
	const tops = [set("top_banner", {}, [a, b]), set("Top_Banner", {}, [b, c])];
	const { top, first } = homeBanners([...sets, ...sets, ...tops, ...tops], now);
	expect(first.map(({ banner }) => banner)).toEqual([
		[a, b],
		[a, c],
	]);
	expect(new Set(first.map(({ key }) => key)).size).toBe(2);
	expect(top).toEqual([a, b, c]);
});

test("a small section shows five banners, a full one shows all", () => {
	const seven = Array.from({ length: 7 }, (_, index) =>
		banner({ bannerid: String(index), seq: 7 - index }),
	);
	const { first } = homeBanners(
		[set("A", { layout_section: "small" }, seven), set("B", {}, seven)],
		now,
	);
	expect(first.map(({ banner }) => banner.length)).toEqual([5, 7]);
	expect(first[0]?.banner[0]?.bannerid).toBe("6");
});

test("'see all' of a section lists every privilege that its banners open", () => {
	const paths = [
		"/?modal-privilege=PV_1001",
		"/brand_list",
		"1002",
		"",
		"/hub?a=b&modal-privilege=1003",
		"https://a.example/?modal-privilege=",
		" 1004 ",
		"1005",
	];
	const banners = paths.map((path, seq) => banner({ path, seq }));
	const { first } = homeBanners(
		[set("A", { layout_section: "small" }, banners)],
		now,
	);
	expect(first[0]?.references).toEqual([
		"PV_1001",
		"1002",
		"1003",
		"1004",
		"1005",
	]);
});

test.each([
	["/privilege-group-deal?pvg_ref=PVG_1", ""],
	["/survey?module=banner&ref=SVY_1", ""],
	["/article?alt_reference=AR_1", ""],
	["/internal-web?url=https%3A%2F%2Fa.example&title=A", ""],
	["/privilegebycat?catName=Food", ""],
	["/privilege?catId=1&subcatId=11", ""],
	["/privilegebybrand?brandId=1&brandName=Kafe", ""],
	["/brand_list", ""],
])("the path %s opens in the app", (path) => {
	const target = bannerTarget(banner({ path }), "https://gift.example");
	expect(target).toEqual({ kind: "path", path });
});

test.each(["", " ", "null", "0", "-", "javascript:alert(1)", "//a.example"])(
	"the path %j leads nowhere",
	(path) => {
		expect(bannerTarget(banner({ path }), "https://gift.example")).toBeNull();
	},
);

test("an address opens in a new tab, or inside the app with the call to action InternalWeb", () => {
	const path = "https://a.example/?q=1";
	expect(bannerTarget(banner({ path }), "https://gift.example")).toEqual({
		kind: "newTab",
		href: path,
	});
	expect(
		bannerTarget(
			banner({ path, call_to_action: "InternalWeb", name: "A & B" }),
			"https://gift.example",
		),
	).toEqual({
		kind: "path",
		path: "/internal-web?url=https%3A%2F%2Fa.example%2F%3Fq%3D1&title=A+%26+B",
	});
});

test.each(["", "NULL", "null", "0", "-"])(
	"InternalWeb without an address, %j, leads nowhere",
	(path) => {
		const given = banner({ path, call_to_action: "InternalWeb" });
		expect(bannerTarget(given, "https://gift.example")).toBeNull();
	},
);

test.each(["www.a.example", "http://a.example", "//a.example"])(
	"InternalWeb with the forbidden address %s leads to the page that says so",
	(path) => {
		const given = banner({ path, call_to_action: "InternalWeb", name: "A" });
		expect(bannerTarget(given, "https://gift.example")).toEqual({
			kind: "path",
			path: `/internal-web?${new URLSearchParams({ url: path, title: "A" })}`,
		});
	},
);

test("sets of the same name have different keys, since a refresh would otherwise show one of them twice", () => {
	const { first } = homeBanners(
		[set("A"), set("A", {}, [banner({ bannerid: "2" })])],
		now,
	);
	expect(new Set(first.map(({ key }) => key)).size).toBe(2);
});
