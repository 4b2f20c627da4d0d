// Search and group deals over HTTP, on the demo's own content: what a person types, and what they get (2 §2, 2 §3, 2 §7).
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { groupDeals, searchLogs } from "../../../server/store/schema/schema";
import { failureCode } from "../../../src/contract/failureCode";
import { addOrRemoveFavoritePrivilege } from "../../../src/contract/favourites";
import {
	groupStatus,
	privilegeGroupDetailV2,
} from "../../../src/contract/groupDeal";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import {
	addSearchLog,
	search,
	searchKeywordList,
	searchLogType,
} from "../../../src/contract/search";
import { demoContent, isCurrent } from "../../support/demoContent";
import { failureOf, type Session } from "../support/client";
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

const find = (Keyword: string) => api.client.ask(search, { Keyword }, me);
const ids = async (Keyword: string) =>
	(await find(Keyword)).privilege.map((it) => Number(it.privilege_id));

describe("search", () => {
	test.each([
		["the whole name", "ตั๋วหนัง 2D เพียง 99 บาท ทุกวันพุธ", 1002],
		["a part of it", "ก๋วยเตี๋ยวเรือ", 1005],
		["tone marks left out", "กวยเตียวเรือ", 1005],
		["words in another order", "เรือ ก๋วยเตี๋ยว", 1005],
		["words without spaces", "ครัวซองต์กาแฟ", 1010],
		["its name in English", "boat noodles", 1005],
		["English words in another order", "noodles boat", 1005],
		["Thai with the English keyboard on", "-hk;cd'", 1014],
		["English with the Thai keyboard on", "ินฟะ ืนนกสำห", 1005],
		["Thai digits", "๙๙ บาท ทุกวันพุธ", 1002],
	])("a deal is found by %s: %s", async (_how, typed, first) => {
		expect((await ids(typed))[0]).toBe(first);
	});

	test.each([
		["หมอกฟ้า", 1],
		["หมอกฟา", 1],
		["MOKFA", 1],
		["ทนาดฟ", 1],
		["โซระมารุ", 11],
		["soramaru", 11],
	])("a brand that is found by %s brings its deals", async (typed, brand) => {
		const { brand: found, privilege } = await find(typed);
		expect(found.map((it) => Number(it.brand_id))).toEqual([brand]);
		const own = demoContent.privileges.filter(
			(it) => it.brand_id === brand && !it.hidden && isCurrent(it),
		);
		const references = privilege.map((it) => it.alt_reference);
		for (const it of own) expect(references).toContain(`PV_${it.privilege_id}`);
	});

	test("a brand is also found by what most of its deals are about", async () => {
		expect((await find("ชา")).brand).toMatchObject([
			{ brand_id: "4", brand_name_en: "Bai Diao" },
		]);
		expect((await find("ซูชิ")).brand).toEqual([]);
	});

	test("ข้าว finds only rice and ข่าว finds only news", async () => {
		for (const typed of ["ข้าว", "ข่าว"]) {
			const found = (await find(typed)).privilege;
			expect(found.length).toBeGreaterThan(0);
			for (const it of found)
				expect(it.name_th + it.subname_th).toContain(typed);
		}
	});

	test("groups are found, except a group without visible items", async () => {
		const { privilegegroup } = await find("สุดสัปดาห์ริมทะเล");
		expect(privilegegroup).toMatchObject([
			{
				alt_reference: "PVG_1002",
				group_name_en: "Six deals for a weekend by the sea",
				image_url: expect.stringMatching(/^\/content\/banner-weekend\?c=/),
			},
		]);
		expect((await find("คืนพิเศษเฉพาะผู้ได้รับเชิญ")).privilegegroup).toEqual([]);
	});

	test("hidden privileges and those outside their dates are never found", async () => {
		for (const typed of ["โต๊ะเชฟ 6 ที่นั่ง", "ฮอตดอกไส้กรอกยักษ์", "ปิ้งย่างคืนเปิดร้าน"])
			for (const id of await ids(typed))
				expect([1032, 1025, 1039]).not.toContain(id);
	});

	test("a search suggests the text in the other keyboard layout, or similar known words", async () => {
		expect((await find("dkca")).similar_keyword).toEqual(["กาแฟ"]);
		expect((await find("กาแฟ")).similar_keyword).toEqual([]);
		const misspelt = await find("ชานมมไขมุกค");
		expect(misspelt.privilege[0]?.privilege_id).toBe("1004");
		expect(misspelt.similar_keyword).toEqual(["ชานมไข่มุก"]);
		// The match is too uncertain for results, so it is only suggested.
		const unsure = await find("กาแพ");
		expect(unsure.privilege).toEqual([]);
		expect(unsure.similar_keyword[0]).toBe("กาแฟ");
	});

	test("a correct word finds its items or nothing, and is never misread as another keyboard layout", async () => {
		const stays = await find("โรงแรม");
		expect(stays.brand.map((it) => it.brand_name_en)).toEqual([
			"Kluenlom Hotels",
		]);
		for (const it of stays.privilege) expect(it.brand_id).toBe("22");
		for (const typed of ["แมว", "ซิม"])
			expect(await find(typed)).toMatchObject({
				privilege: [],
				brand: [],
				privilegegroup: [],
			});
	});

	test("sold-out deals come after the others, except the one whose name was typed", async () => {
		const found = (await find("b")).privilege;
		const soldOut = found.map((it) => Number(it.out_of_stock));
		expect(soldOut).toContain(1);
		expect(soldOut).toEqual([...soldOut].sort());
		const last = found.at(-1);
		for (const name of [last?.name_en, last?.name_th])
			expect((await ids(name ?? ""))[0]).toBe(Number(last?.privilege_id));
	});

	test("all results are listed, however many there are", async () => {
		const found = await ids("b");
		expect(found.length).toBeGreaterThan(100);
		expect(new Set(found).size).toBe(found.length);
	});

	test("a changed name is found at once, and the former name no longer", async () => {
		const { db } = api.store;
		const rename = (group_name_th: string) =>
			db
				.update(groupDeals)
				.set({ group_name_th })
				.where(eq(groupDeals.alt_reference, "PVG_1002"));
		const found = async (typed: string) =>
			(await find(typed)).privilegegroup.map((it) => it.alt_reference);
		expect(await found("สุดสัปดาห์ริมทะเล")).toEqual(["PVG_1002"]);
		await rename("เทศกาลว่าวนานาชาติ");
		expect(await found("เทศกาลว่าว")).toEqual(["PVG_1002"]);
		await rename("สุดสัปดาห์ริมทะเล 6 สิทธิ์");
		expect(await found("เทศกาลว่าว")).toEqual([]);
	});

	test.each(["", "  ", "*", "%", "(", "\\", "[-", "🙂", "x".repeat(200)])(
		"'%s' finds nothing and causes no error",
		async (typed) => {
			const { privilege, brand, privilegegroup } = await find(typed);
			expect([privilege, brand, privilegegroup]).toEqual([[], [], []]);
		},
	);

	test("the recommended keywords come in order, and each finds something", async () => {
		const keywords = await api.client.ask(searchKeywordList, {}, me);
		expect(keywords.map((it) => it.keyword)).toEqual(
			demoContent.search_keywords.map((it) => it.keyword),
		);
		for (const { keyword, keyword_image_url } of keywords) {
			expect(keyword_image_url).toMatch(/^\/content\/deal-/);
			expect((await ids(keyword)).length, keyword).toBeGreaterThan(0);
		}
		expect(await api.client.ask(searchKeywordList, { limit: 7 }, me)).toEqual(
			keywords.slice(0, 7),
		);
	});

	test("opened results of both types are logged", async () => {
		for (const type of [searchLogType.fromList, searchLogType.fromSearch])
			await api.client.ask(addSearchLog, { type, item_id: "PV_1001" }, me);
		const kept = await api.store.db
			.select()
			.from(searchLogs)
			.where(eq(searchLogs.sub, me.sub));
		expect(kept.map((it) => [it.type, it.item_id])).toEqual([
			[1, "PV_1001"],
			[2, "PV_1001"],
		]);
	});
});

describe("a group deal", () => {
	const open = (pvg_ref: string, who = me) =>
		api.client.ask(privilegeGroupDetailV2, { pvg_ref }, who);

	test("returns its texts and its items in order, without hidden ones", async () => {
		const { detail, privilege_group_item } = await open("PVG_1001");
		expect(detail).toMatchObject({
			alt_reference: "PVG_1001",
			status: groupStatus.open,
			group_name_th: "ของขวัญวันเกิดสมาชิก Platinum",
			detail_en: expect.stringMatching(/^<p>.*<\/p>$/),
			cover_image_url: expect.stringMatching(/^\/content\/banner-birthday/),
		});
		expect(privilege_group_item.map((it) => it.alt_reference)).toEqual(
			[1028, 1017, 1003, 1089, 1099].map((id) => `PV_${id}`),
		);
		const [first] = privilege_group_item;
		expect(first?.brand?.brandlogoimage_url).toMatch(
			/^\/content\/logo-plai-na/,
		);
		expect(first?.privilege_image_url).toMatch(/^\/content\/deal-/);
	});

	test("shows the customer's favourites and claims", async () => {
		const who = await api.client.signIn(newMockUserId());
		await api.client.ask(
			addOrRemoveFavoritePrivilege,
			{ Content_Type: 1000, Content_Ref: "PV_1003" },
			who,
		);
		await api.client.ask(
			submitRedeemCouponCodeV2,
			{ Reference: "PV_1028", Amount: 1, IsUsed: false },
			who,
		);
		const items = (await open("PVG_1001", who)).privilege_group_item;
		const flags = Object.fromEntries(
			items.map((it) => [
				it.alt_reference,
				[it.is_favorite, it.display_redeem_badge],
			]),
		);
		expect(flags).toMatchObject({
			PV_1003: [true, false],
			PV_1028: [false, true],
			PV_1099: [false, false],
		});
	});

	test("has a status of its own before it opens, is empty without visible items, and is not found when unknown", async () => {
		expect((await open("PVG_1003")).detail.status).toBe(groupStatus.notOpenYet);
		expect((await open("PVG_1005")).privilege_group_item).toEqual([]);
		const reply = await api.client.send(
			privilegeGroupDetailV2,
			{ pvg_ref: "PVG_4040" },
			me,
		);
		expect(failureOf(reply)).toMatchObject({
			status: 400,
			code: failureCode.notFound,
		});
	});
});
