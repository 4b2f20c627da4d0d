// Where a host repeats an item in a list, it is shown once, at its first place.
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import {
	getArticleGameList,
	getArticleList,
	getInstructionforUseDetail,
} from "../../../src/contract/article";
import { getSetBanner } from "../../../src/contract/banner";
import { getDealNearMe } from "../../../src/contract/browse";
import {
	getBrandList,
	getParentCategoryList,
	getPrivilegeListV3,
} from "../../../src/contract/deals";
import {
	getDistrict,
	getProvince,
	getSubDistrict,
} from "../../../src/contract/delivery";
import { privilegeGroupDetailV2 } from "../../../src/contract/groupDeal";
import { getAvatarList, getProfileBanner } from "../../../src/contract/profile";
import { search } from "../../../src/contract/search";
import { getDynamicSurvey } from "../../../src/contract/survey";
import { getTermsofServiceList } from "../../../src/contract/terms";
import { articleQueries } from "../../../src/queries/article";
import { bannerQueries } from "../../../src/queries/banner";
import { browseQueries } from "../../../src/queries/browse";
import { catalogueQueries } from "../../../src/queries/catalogue";
import { dealQueries } from "../../../src/queries/deals";
import { deliveryQueries } from "../../../src/queries/delivery";
import { gameQueries } from "../../../src/queries/game";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { profileQueries } from "../../../src/queries/profile";
import { searchQueries } from "../../../src/queries/search";
import { surveyQueries } from "../../../src/queries/survey";
import { cacheConsents, termsQueries } from "../../../src/queries/terms";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
const { api, forgetApi } = phone;

const client = new QueryClient();
beforeEach(() => {
	forgetApi();
	client.clear();
});

const twice = (field: string) => [1, 2, 1].map((id) => ({ [field]: id }));
const cards = [
	{ alt_reference: "A", name_en: "first" },
	{ alt_reference: "B", criteria_is_visible: false },
	{ alt_reference: "A", name_en: "second" },
];

test("a repeated brand or category is shown once", async () => {
	api("GetBrandList", () => v.parse(getBrandList.reply, twice("brand_id")));
	api("getParentCategoryList", () =>
		v.parse(getParentCategoryList.reply, twice("category_id")),
	);
	const brands = await client.query(catalogueQueries.brands());
	const categories = await client.query(catalogueQueries.categories());
	expect(brands.map((it) => it.brand_id)).toEqual(["1", "2"]);
	expect(categories.map((it) => it.category_id)).toEqual(["1", "2"]);
});

test("categories are ordered by seq", async () => {
	const category = (category_id: string, seq: number) => ({
		...{ category_id, seq },
	});
	const list = [category("1", 2), category("2", 1)];
	api("getParentCategoryList", () =>
		v.parse(getParentCategoryList.reply, list),
	);
	const categories = await client.query(catalogueQueries.categories());
	expect(categories.map((it) => it.category_id)).toEqual(["2", "1"]);
});

test("a repeated deal or group item is shown once, and a hidden one never", async () => {
	api("getPrivilegeListV3", () =>
		v.parse(getPrivilegeListV3.reply, { items: cards }),
	);
	api("PrivilegeGroupDetailV2", () =>
		v.parse(privilegeGroupDetailV2.reply, {
			detail: {},
			privilege_group_item: cards,
		}),
	);
	const popular = new QueryObserver(client, dealQueries.popular());
	const group = new QueryObserver(client, groupDealQueries.detail("PVG_1"));
	const { data: deals } = await popular.refetch();
	const { data } = await group.refetch();
	expect(deals?.map((it) => it.name_en)).toEqual(["first"]);
	expect(data?.items.map((it) => it.name_en)).toEqual(["first"]);
});

test("a deal near the person is listed for each of its branches", async () => {
	const branches = [2, 1].map((distance) => ({ alt_reference: "A", distance }));
	api("getDealNearMe", () => v.parse(getDealNearMe.reply, branches));
	const near = browseQueries.nearMe({ lat: 13, lng: 100 });
	const { data } = await new QueryObserver(client, near).refetch();
	expect(data?.map((it) => it.distance)).toEqual([1, 2]);
});

test("repeated brands and campaigns of a search, games, avatars and banners are shown once", async () => {
	api("Search", () =>
		v.parse(search.reply, {
			brand: twice("brand_id"),
			privilegegroup: twice("alt_reference"),
		}),
	);
	api("GetArticleGameList", () =>
		v.parse(getArticleGameList.reply, {
			article_game_list: twice("alt_reference"),
		}),
	);
	api("AvatarList", () =>
		v.parse(getAvatarList.reply, { avatarlist: twice("avatar_id") }),
	);
	api("GetProfileBanner", () =>
		v.parse(getProfileBanner.reply, twice("bannerid")),
	);
	api("GetSetBanner", () =>
		v.parse(getSetBanner.reply, [
			{ bannersetinfo: {}, banner: twice("bannerid") },
		]),
	);
	const results = new QueryObserver(client, searchQueries.results("tea"));
	const { data: found } = await results.refetch();
	const games = await client.query(gameQueries.list());
	const avatars = await client.query(profileQueries.avatars());
	const ofProfile = new QueryObserver(client, profileQueries.banners());
	const { data: banners } = await ofProfile.refetch();
	const [set] = await client.query(bannerQueries.sets());
	for (const ids of [
		set?.banner.map((it) => it.bannerid),
		found?.brand.map((it) => it.brand_id),
		found?.privilegegroup.map((it) => it.alt_reference),
		games.map((it) => it.alt_reference),
		avatars.map((it) => it.avatar_id),
		banners?.map((it) => it.bannerid),
	])
		expect(ids).toEqual(["1", "2"]);
});

test("repeated articles are shown once; without an id they are known by their reference", async () => {
	const article_list = [
		{ article_id: null, alt_reference: "AR_1" },
		{ article_id: "0", alt_reference: "AR_2" },
		{ article_id: 7, alt_reference: "AR_3" },
		{ article_id: 7, alt_reference: "AR_3" },
		{ article_title_en: "nothing to open it by" },
	];
	api("GetArticleList", () => v.parse(getArticleList.reply, { article_list }));
	const faq = await client.query(articleQueries.faq());
	expect(faq.map((it) => it.article_id)).toEqual(["AR_1", "AR_2", "7"]);
});

test("a tip is found in a reply with all tips, and a missing tip is not replaced by another", async () => {
	const all = [
		{ article_id: 1, alt_reference: "AR_1" },
		{ article_id: 2, alt_reference: "AR_2" },
	];
	const tipOf = async (article_list: object[], reference: string) => {
		api("InstructionforUseDetail", () =>
			v.parse(getInstructionforUseDetail.reply, { article_list }),
		);
		return await client.query(articleQueries.tip(reference));
	};
	expect((await tipOf(all, "AR_2"))?.article_id).toBe("2");
	expect((await tipOf(all, "1"))?.article_id).toBe("1");
	await expect(tipOf(all, "AR_9")).rejects.toMatchObject({ code: 10018 });
	// The host may repeat it under another reference.
	expect((await tipOf(all.slice(0, 1), "TIP_9"))?.article_id).toBe("1");
});

test("a game without an article to open is left out", () => {
	const article_game_list = [{ alt_reference: "AR_1" }, { alt_reference: "" }];
	const read = v.parse(getArticleGameList.reply, { article_game_list });
	expect(read.article_game_list).toHaveLength(1);
});

test("repeated provinces, districts and sub-districts are shown once", async () => {
	api("GetProvince", () => v.parse(getProvince.reply, twice("province_id")));
	api("GetDistrict", () => v.parse(getDistrict.reply, twice("district_id")));
	api("GetSubDistrict", () =>
		v.parse(getSubDistrict.reply, twice("subdistrict_id")),
	);
	for (const places of [
		await client.query(deliveryQueries.provinces()),
		await client.query(deliveryQueries.districts("1")),
		await client.query(deliveryQueries.subDistricts("1")),
	])
		expect(places.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("repeated questions of a survey's section and repeated options are shown once", async () => {
	const question = { questionid: 1, options: twice("optionid") };
	// A question's id is unique in its section only.
	const section = { questions: [question, { questionid: 2 }, question] };
	const sections = [1, 2].map((sectionid) => ({ sectionid, ...section }));
	api("GetDynamicSurvey", () => v.parse(getDynamicSurvey.reply, { sections }));
	const read = await client.query(surveyQueries.sections("SVY_1"));
	expect(read.map(({ sectionid }) => sectionid)).toEqual(["1", "2"]);
	for (const { questions } of read) {
		expect(questions.map(({ questionid }) => questionid)).toEqual(["1", "2"]);
		expect(questions[0]?.options.map((it) => it.optionid)).toEqual(["1", "2"]);
	}
});

test("repeated terms are shown once, both as loaded and as returned by a decision", async () => {
	const terms = v.parse(getTermsofServiceList.reply, twice("consent_id"));
	api("TermsofServiceList", () => terms);
	const { queryKey } = termsQueries.list();
	const ids = () =>
		client.getQueryData(queryKey)?.map(({ consent_id }) => consent_id);
	await client.query(termsQueries.list());
	expect(ids()).toEqual(["1", "2"]);
	cacheConsents(client, terms, []);
	expect(ids()).toEqual(["1", "2"]);
});
