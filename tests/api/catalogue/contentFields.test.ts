// The fields that the content defines for categories, brands and privileges, in lists, in the detail and in the history of claims (2 §3).
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	getBrandList,
	getParentCategoryList,
	getPrivilegeListByReferenceListV2,
} from "../../../src/contract/deals";
import { historyRedeem } from "../../../src/contract/history";
import {
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import type { Session } from "../support/client";
import { type DealName, deal, testContent } from "../support/deals";
import {
	newMockUserId,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let api: TestServer;
let me: Session;
beforeAll(async () => {
	api = await startTestServer();
	me = await api.client.signIn(newMockUserId());
});
afterAll(() => api.stop());

const detailOf = (name: DealName) =>
	api.client.ask(getDetailV2, { Privilege_Alt_Reference: deal(name) }, me);
/** What the addresses of the deals' picture and of the brands' logos look like. */
const [deals, logos] = ["test?", "logo-"].map((name) =>
	expect.stringContaining(`/content/${name}`),
);
const brandOf = (brand_id: string) =>
	testContent.brands.find((it) => String(it.brand_id) === brand_id)?.name;

test("the detail has the content's texts in both languages, its button names, layout and device", async () => {
	const detail = await detailOf("detailed");
	const brand = brandOf(detail.brand_id);
	expect(detail).toMatchObject({
		...{ name_th: "ชื่อ", name_en: "Name" },
		...{ subname_th: "ชื่อรอง", subname_en: "Subtitle" },
		...{ desc_th: "รายละเอียด", desc_en: "Details" },
		...{ termsandcondsth: "เงื่อนไข", termsandcondsen: "Conditions" },
		...{ footermessageth: "ท้าย", footermessageen: "Footer" },
		...{ brand_name_th: brand?.th, brand_name_en: brand?.en },
		privilege_display: {
			...{ button_active_name_th: "ปุ่ม", button_active_name_en: "Button" },
			button_get_more_name_th: "ปุ่มต่อไป",
			button_get_more_name_en: "Next button",
		},
		privilege_criteria: { device_desc: "Orion" },
		...{ privilege_image_url: deals, brand_logo: logos },
		point_ref: "7",
		is_available_brand: true,
	});
	expect(detail.extrapayload).toContainEqual({
		key: "display",
		string_val: "large",
	});
});

test("the detail of a privilege says that its store is closed", async () => {
	expect((await detailOf("closedStore")).is_available_brand).toBe(false);
});

test("a privilege with empty lists of tiers and series is for everybody", async () => {
	expect(await detailOf("emptyLists")).toMatchObject({
		...{ criteria_is_issue: true, criteria_issue_reason_en: "" },
	});
});

test("a claim in the history has the privilege's texts in both languages, and its layout", async () => {
	await api.client.ask(
		submitRedeemCouponCodeV2,
		{ Reference: deal("detailed"), Amount: 1, IsUsed: false },
		me,
	);
	const { items } = await api.client.ask(
		historyRedeem,
		{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege: "canuse" },
		me,
	);
	const [item] = items;
	const brand = brandOf(item?.brand_id ?? "");
	expect(item).toMatchObject({
		privilege_ref: deal("detailed"),
		...{ image_url: deals, brand_logo: logos },
		...{ reward_name: "ชื่อ", reward_name_en: "Name" },
		...{ sub_name: "ชื่อรอง", sub_name_en: "Subtitle" },
		...{ footer_message_th: "ท้าย", footer_message_en: "Footer" },
		...{ brand_name_th: brand?.th, brand_name_en: brand?.en },
	});
	expect(item?.extra_payload).toContainEqual({
		key: "display",
		string_val: "large",
	});
});

test("a card has the privilege's texts in both languages, its type, layout and end", async () => {
	const [card] = await api.client.ask(
		getPrivilegeListByReferenceListV2,
		{ Alt_Reference: [deal("detailed")] },
		me,
	);
	const { brand_id, valid_through } = await detailOf("detailed");
	const brand = brandOf(brand_id);
	expect(card).toMatchObject({
		...{ alt_reference: deal("detailed"), type: 4, brand_id, valid_through },
		...{ privilege_image_url: deals, brand_logo: logos },
		...{ name_th: "ชื่อ", name_en: "Name" },
		...{ subname_th: "ชื่อรอง", subname_en: "Subtitle" },
		...{ brand_name_th: brand?.th, brand_name_en: brand?.en },
	});
	expect(card?.extrapayload).toContainEqual({
		key: "display",
		string_val: "large",
	});
});

test("categories and brands have their names in both languages", async () => {
	const names = (parent: number) =>
		testContent.categories
			.filter(({ parent_id }) => parent_id === parent)
			.map(({ name }) => [name.th, name.en]);
	const parents = await api.client.ask(getParentCategoryList, {}, me);
	expect(parents.map((it) => [it.name_th, it.name_en])).toEqual(names(0));
	for (const { category_id, listSubcategory } of parents)
		expect(listSubcategory.map((it) => [it.name_th, it.name_en])).toEqual(
			names(Number(category_id)),
		);
	expect(await api.client.ask(getBrandList, {}, me)).toEqual(
		testContent.brands.map(({ brand_id, name }) => ({
			brand_id: String(brand_id),
			brand_name_th: name.th,
			brand_name_en: name.en,
			brand_logo_image_url: logos,
		})),
	);
});
