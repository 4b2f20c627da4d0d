// Content in only one language: readers of the other language get its texts, not an empty text or one made up by the server (2 §1, 2 §8).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { getSetBanner } from "../../../src/contract/banner";
import {
	branchDisplay,
	getBranchNearMe,
	getBranchTab,
} from "../../../src/contract/branch";
import { getPrivilegeListByBrandV2 } from "../../../src/contract/browse";
import { getDetailV2 } from "../../../src/contract/privilege";
import { getProfileBanner } from "../../../src/contract/profile";
import type { Session } from "../support/client";
import { brand, importInto, privilege, programme } from "../support/programme";
import {
	newMockUserId,
	newStore,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const english = (en: string) => ({ th: "", en });
const thai = (th: string) => ({ th, en: "" });
const forOrion = { series: ["Orion Z"] };
const set = { layout_section: "small" as const, valid_from: "-1d" };

let store: Store;
let api: TestServer;
let me: Session;
beforeAll(async () => {
	store = await newStore();
	await importInto(store, {
		...programme,
		brands: [
			{ ...brand, brand_id: 701, branch_text: english("In every shop") },
			{ ...brand, brand_id: 702, branch_text: thai("ทุกสาขา") },
		],
		privileges: [
			{
				...{ ...privilege, privilege_id: 7001, brand_id: 701 },
				...{ name: english("Free tea"), subname: english("Today") },
				criteria: { ...forOrion, reason_en: "Orion Z only" },
			},
			{
				...{ ...privilege, privilege_id: 7002, brand_id: 702 },
				...{ name: thai("ชาฟรี"), hidden: true },
				criteria: { ...forOrion, reason_th: "เฉพาะ Orion Z" },
			},
			{
				...{ ...privilege, privilege_id: 7003, brand_id: 702 },
				...{ name: thai("ชาฟรี"), subname: thai("วันนี้") },
			},
			{
				...{ ...privilege, privilege_id: 7004, brand_id: 702 },
				name: { th: "กาแฟ", en: "Coffee" },
			},
		].map((it) => ({ ...it, generate_codes: true })),
		codes: [],
		branches: [english("Shop Siam"), thai("สาขาสยาม")].map((name, at) => ({
			...{
				branch_id: 7001 + at,
				brand_id: 701,
				name,
				province: "กรุงเทพมหานคร",
			},
			...{ address: "", lat: 13.7456 + at / 1000, lng: 100.5341 },
		})),
		banner_sets: [
			{ ...set, seq: 7001, name: thai("profile_banner"), valid_through: "+9d" },
		],
		banners: [
			{
				...{ bannerid: 7001, set_seq: 7001, path: "", picture: "test" },
				...{ name: thai("ของขวัญ"), description: thai("") },
			},
		],
	});
	api = await startTestServer({}, {}, store);
	me = await api.client.signIn(newMockUserId());
});
afterAll(async () => {
	await api.stop();
	await store.close();
});

const detailOf = (Privilege_Alt_Reference: string) =>
	api.client.ask(getDetailV2, { Privilege_Alt_Reference }, me);

test("the detail gives the programme's own reason against a claim", async () => {
	expect(await detailOf("PV_7001")).toMatchObject({
		...{ criteria_is_visible: true, criteria_is_issue: false },
		criteria_issue_reason_th: "",
		criteria_issue_reason_en: "Orion Z only",
	});
	expect(await detailOf("PV_7002")).toMatchObject({
		...{ criteria_is_visible: false, criteria_visible_reason_en: "" },
		criteria_visible_reason_th: "เฉพาะ Orion Z",
	});
});

test.each([
	["701", "7001", { brand_text_th: "", brand_text_en: "In every shop" }],
	["702", "7003", { brand_text_th: "ทุกสาขา", brand_text_en: "" }],
])(
	"the branch tab of brand %s has its text in place of a list",
	async (brand_id, privilege_id, plain_text) => {
		const tab = { brand_id, privilege_id };
		expect(await api.client.ask(getBranchTab, tab, me)).toMatchObject({
			...{ branch_display_type: branchDisplay.plainText, plain_text },
		});
	},
);

test.each([
	["PV_7001", "th", "Free tea", "Today"],
	["PV_7003", "en", "ชาฟรี", "วันนี้"],
])(
	"the preview of a shared %s has its only texts for a reader of %s",
	async (reference, language, name, text) => {
		const query = { type: "detail", cmd_detail_id: reference };
		const page = await fetch(
			`${api.client.address}/share?${new URLSearchParams(query)}`,
			{ headers: { "accept-language": language } },
		);
		const html = await page.text();
		expect(html).toContain(`<meta property="og:title" content="${name}">`);
		expect(html).toContain(`<title>${name}</title>`);
		expect(html).toContain(
			`<meta property="og:description" content="${text}">`,
		);
	},
);

test("a list by name sorts a deal by its only name", async () => {
	const OrderBy_Character = {
		...{ isOrder_By_Character: true, OrderBy_Character_Th_First: false },
	};
	const request = { Brand_Id: "702", OrderBy_Character };
	const sorted = await api.client.ask(getPrivilegeListByBrandV2, request, me);
	const names = sorted.map(({ name_th, name_en }) => name_en || name_th);
	expect(names).toEqual(["Coffee", "ชาฟรี"]);
});

test("a nearby branch has its only name as its title", async () => {
	const here = { brand_id: "701", lat: "13.7456", lng: "100.5341" };
	const near = await api.client.ask(getBranchNearMe, here, me);
	expect(near.map(({ title }) => title)).toEqual(["Shop Siam", "สาขาสยาม"]);
});

test("a banner set is recognised by its only name", async () => {
	const own = await api.client.ask(getProfileBanner, {}, me);
	expect(own).toContainEqual(expect.objectContaining({ bannerid: "7001" }));
	const sets = await api.client.ask(getSetBanner, {}, me);
	const names = sets.map(({ bannersetinfo }) => bannersetinfo.set_name_th);
	expect(names).not.toContain("profile_banner");
});
