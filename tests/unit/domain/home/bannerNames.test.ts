// A name in an address follows the reader's language where its banner or section is known.
import * as v from "valibot";
import { expect, test } from "vitest";
import { banner, bannerSet } from "../../../../src/contract/banner";
import {
	sectionName,
	webPageTitle,
} from "../../../../src/domain/home/bannerNames";
import { branchName } from "../../../../src/domain/places/branches";
import { localized } from "../../../../src/domain/text/localized";

const sets = [
	["คืนนี้ทำอะไรดี", "What to do tonight"],
	["ชื่อไทยเท่านั้น", ""],
].map(([set_name_th, set_name_en]) =>
	v.parse(bannerSet, {
		bannersetinfo: {
			set_name_th,
			set_name_en,
			layout_section: "small",
			isdeleted: false,
		},
		banner: [],
	}),
);

test.each([
	["th", "What to do tonight", "คืนนี้ทำอะไรดี"],
	["en-US", "คืนนี้ทำอะไรดี", "What to do tonight"],
	["en-US", "What to do tonight", "What to do tonight"],
	["en-US", "ชื่อไทยเท่านั้น", "ชื่อไทยเท่านั้น"],
	["th", "Some section", "Some section"],
	["th", "", ""],
] as const)("in %s the catName %j is called %j", (locale, name, shown) => {
	expect(sectionName(locale, name, sets)).toBe(shown);
	expect(sectionName(locale, name)).toBe(name);
});

const care = "https://www.example.com/care?a=1&b=2";
const banners = [
	{
		path: care,
		call_to_action: "InternalWeb",
		name_th: "ดูแลจอ",
		name_en: "Care",
	},
	{
		path: `/internal-web?${new URLSearchParams({ url: "https://a.example/n", title: "Night photos" })}`,
		name_th: "ถ่ายรูปกลางคืน",
		name_en: "Night",
	},
	{ path: "https://b.example/", name_th: "ก", name_en: "B" },
	{ path: "", call_to_action: "InternalWeb", name_th: "ว่าง", name_en: "Empty" },
].map((it) => v.parse(banner, { bannerid: "1", ...it }));

test.each([
	["th", care, "Care", "ดูแลจอ"],
	["en-US", care, "ดูแลจอ", "Care"],
	["th", "https://a.example/n", "Night photos", "ถ่ายรูปกลางคืน"],
	// Opens in the browser, and is no title of a page in the app.
	["th", "https://b.example/", "Given", "Given"],
	["th", "", "Given", "Given"],
	["th", "https://c.example/", "", ""],
] as const)(
	"in %s the page %s titled %j is titled %j",
	(locale, url, title, shown) => {
		expect(webPageTitle(locale, url, title, banners)).toBe(shown);
		expect(webPageTitle(locale, url, title)).toBe(title);
	},
);

test.each([
	["th", { title: "ก (A)", title_th: "ก", title_en: "A" }, "ก"],
	["en-US", { title: "ก (A)", title_th: "ก", title_en: "A" }, "A"],
	["en-US", { title: "ก", title_th: "ก", title_en: "" }, "ก"],
	["en-US", { title: "สาขา ก", title_th: "", title_en: "" }, "สาขา ก"],
	["en-US", { title: "", title_th: "", title_en: "" }, "Road"],
] as const)(
	"in %s the branch %j is called %s, once",
	(locale, branch, name) => {
		const place = { locate: "ถนน", locate_en: "Road", ...branch };
		expect(branchName(place, (th, en) => localized(locale, th, en))).toBe(name);
	},
);
