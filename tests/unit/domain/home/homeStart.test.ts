// Proves what home's skeleton shows before the app runs: the first banner's picture and the first deals, in the reader's language.
import { expect, test } from "vitest";
import type { Banner, BannerSet } from "../../../../src/contract/banner";
import { homeBanners } from "../../../../src/domain/home/banner";
import { homeStart } from "../../../../src/domain/home/homeStart";

const banner = (id: string): Banner => ({
	bannerid: id,
	name: `name ${id}`,
	path: "",
	call_to_action: "",
	banner_image_image_url: `/picture/${id}`,
	seq: Number(id),
	survey_complete: false,
	survey_privilege: "",
	brandlogo: `/logo/${id}`,
	name_th: `ชื่อ ${id}`,
	name_en: "",
	description_th: `แบรนด์ ${id}`,
	description_en: `Brand ${id}`,
});

const set = (
	name: string,
	layout_section: string,
	ids: string[],
): BannerSet => ({
	bannersetinfo: {
		set_name_en: name,
		set_name_th: name,
		layout_section,
		isdeleted: false,
		valid_from: null,
		valid_through: null,
	},
	bannerseticon: "",
	banner: ids.map(banner),
});

const top = set("top_banner", "full", ["8", "7"]);

test("the skeleton shows at most four deals of the first section, in the language or else in the other one", () => {
	const section = set("A", "small", ["5", "1", "2", "3", "4"]);
	const sets = homeBanners([top, section, set("B", "small", ["6"])], 0);
	const {
		locale,
		banner: picture,
		deals,
	} = homeStart(sets, "en-US", (title) => title.split(" "));
	expect(locale).toBe("en-US");
	expect(picture).toBe("/picture/7");
	expect(deals.map((deal) => deal.picture)).toEqual(
		["1", "2", "3", "4"].map((id) => `/picture/${id}`),
	);
	expect(deals[0]).toEqual({
		picture: "/picture/1",
		logo: "/logo/1",
		brand: "Brand 1",
		title: ["ชื่อ", "1"],
		reference: null,
	});
});

test.each([
	["/?modal-privilege=PV_1", "PV_1"],
	["/?from=a&modal-privilege=PV_1", "PV_1"],
	[" 1005 ", "1005"],
	["\u200b/?modal-privilege=PV_1", "PV_1"],
	["1005\u200b", "1005"],
	// These paths lead to another page or site, or nowhere.
	["/privilege?catId=1&modal-privilege=PV_1", null],
	["https://example.com/?modal-privilege=PV_1", null],
	["//example.com/?modal-privilege=PV_1", null],
	["/?catId=1", null],
	["12345/", null],
	["-", null],
])("the path %s opens the privilege %s over home", (path, reference) => {
	const section = set("A", "small", ["1"]);
	section.banner = [{ ...banner("1"), path }];
	const [deal] = homeStart(homeBanners([section], 0), "th").deals;
	expect(deal?.reference).toBe(reference);
});

test("a banner without a name in either language has a general name", () => {
	const section = set("A", "small", ["1"]);
	section.banner = [{ ...banner("1"), name_th: "" }];
	const [deal] = homeStart(homeBanners([section], 0), "th").deals;
	expect(deal).toMatchObject({ brand: "แบรนด์ 1", title: ["name 1"] });
});

test.each([
	["wide banners come first", [top, set("A", "full", ["1"])], "/picture/7"],
	["there is nothing", [], ""],
])("the skeleton shows no deals where %s", (_, sets, picture) => {
	const start = homeStart(homeBanners(sets, 0), "th");
	expect(start).toEqual({ locale: "th", banner: picture, deals: [] });
});
