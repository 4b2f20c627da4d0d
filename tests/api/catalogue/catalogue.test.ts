// The catalogue over HTTP: the demo programme's banners, categories, brands and lists, and what they leave out (2 §1, 2 §3, 2 §7).
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	eventLogs,
	eventSessions,
	privileges,
} from "../../../server/store/schema/schema";
import {
	getHomePage,
	getSetBanner,
	getTopBanner,
} from "../../../src/contract/banner";
import {
	getPrivilegeListByBrandV2,
	getSubCategoryList,
} from "../../../src/contract/browse";
import {
	getBrandList,
	getParentCategoryList,
	getPrivilegeListByReferenceListV2,
	getPrivilegeListV3,
} from "../../../src/contract/deals";
import {
	createEventLog,
	createEventSession,
} from "../../../src/contract/event";
import { failureCode } from "../../../src/contract/failureCode";
import {
	getDetail,
	getDetailV2,
	submitRedeemCouponCodeV2,
} from "../../../src/contract/privilege";
import { getProfileBanner } from "../../../src/contract/profile";
import { getWelcomeAnnoucement } from "../../../src/contract/welcome";
import { demoContent, isCurrent } from "../../support/demoContent";
import { failureOf, type Session } from "../support/client";
import {
	type DealName,
	deal,
	dictionaryCategory,
	shortReference,
	testCategory,
	testContent,
} from "../support/deals";
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

const everything = {
	parent_category_id: 0,
	sub_category_id: 0,
	page_number: 1,
	items_per_page: 25,
};
const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};
const list = (wanted: object) =>
	api.client.ask(getPrivilegeListV3, { ...everything, ...wanted }, me);
async function allOf(wanted: object) {
	const first = await list({ ...wanted, items_per_page: 100 });
	const items = [...first.items];
	for (let page = 2; page <= first.totalpages; page++)
		items.push(
			...(await list({ ...wanted, items_per_page: 100, page_number: page }))
				.items,
		);
	return items.map((it) => it.alt_reference);
}

test("categories and brands are returned as the programme defines them", async () => {
	const parents = await api.client.ask(getParentCategoryList, {}, me);
	expect(parents).toHaveLength(10);
	for (const parent of parents) {
		const children = await api.client.ask(
			getSubCategoryList,
			{ parentCategory: Number(parent.category_id) },
			me,
		);
		expect(children.map((it) => it.category_id)).toEqual(
			parent.listSubcategory.map((it) => it.category_id),
		);
		expect(parent.category_image_url).toMatch(
			/^\/content\/[a-z0-9-]+\?c=[0-9a-f]{6}$/,
		);
	}
	expect(parents.some((it) => it.listSubcategory.length > 1)).toBe(true);
	const ofNone = { parentCategory: 0 };
	expect(await api.client.ask(getSubCategoryList, ofNone, me)).toEqual([]);
	// Banners of category pages are not sections of home.
	const bannersOf = (id: string) => {
		const set = demoContent.banner_sets.find(
			({ name }) => name.en === `category_banner_${id}`,
		);
		return demoContent.banners.filter((it) => it.set_seq === set?.seq);
	};
	for (const { category_id, banner_list } of parents)
		expect(banner_list.map(({ bannerid }) => Number(bannerid))).toEqual(
			bannersOf(category_id).map(({ bannerid }) => bannerid),
		);
	expect(bannersOf("1")).not.toHaveLength(0);
	const own = bannersOf("1").map(({ bannerid }) => String(bannerid));
	const home = await api.client.ask(getHomePage, {}, me);
	expect(home.filter(({ bannerid }) => own.includes(bannerid))).toEqual([]);
	const sets = await api.client.ask(getSetBanner, {}, me);
	for (const { bannersetinfo } of sets)
		expect(bannersetinfo.set_name_en).not.toContain("category_banner");
	const brands = await api.client.ask(getBrandList, {}, me);
	expect(brands.map((it) => it.brand_name_th)).toEqual(
		demoContent.brands.map((it) => it.name.th),
	);
});

test("one call returns all banner sets, and another only the top carousel", async () => {
	const sets = await api.client.ask(getSetBanner, { limit: 100 }, me);
	const top = sets.find((it) => it.bannersetinfo.set_name_en === "top_banner");
	const carousel = await api.client.ask(getTopBanner, {}, me);
	expect(carousel.map((it) => it.bannerid)).toEqual(
		top?.banner.map((it) => it.bannerid),
	);
	expect(carousel.length).toBeGreaterThan(2);
	const home = await api.client.ask(getHomePage, {}, me);
	expect(
		home.some((it) => carousel.some((other) => other.bannerid === it.bannerid)),
	).toBe(false);
	const shown = sets.filter(
		({ bannersetinfo: it }) =>
			!it.isdeleted &&
			Date.parse(it.valid_from ?? "") <= api.clock.now &&
			Date.parse(it.valid_through ?? "") >= api.clock.now,
	);
	expect(home.length).toBe(
		shown.flatMap((it) => it.banner).length - carousel.length,
	);
	expect(await api.client.ask(getSetBanner, { limit: 1 }, me)).toHaveLength(1);
	// Sets that are shown elsewhere do not count.
	const limit = sets.length;
	expect(await api.client.ask(getSetBanner, { limit }, me)).toHaveLength(limit);
	// Banners of the profile appear nowhere else.
	const profile = await api.client.ask(getProfileBanner, {}, me);
	expect(profile.length).toBeGreaterThan(0);
	const elsewhere = [...home, ...carousel].map((it) => it.bannerid);
	for (const it of profile)
		expect(elsewhere).not.toContain("bannerid" in it ? it.bannerid : "");
	const { body } = await api.client.send(getWelcomeAnnoucement, {}, me);
	expect(body).toEqual({ status: "success", data: { message: "not found" } });
});

describe("lists", () => {
	test("popular deals are ordered by point, 25 per page", async () => {
		const first = await list(byPoint);
		const second = await list({ ...byPoint, page_number: 2 });
		expect(first.items).toHaveLength(25);
		const all = await allOf(byPoint);
		expect(first.totalpages).toBe(Math.ceil(all.length / 25));
		const single = await list({ ...byPoint, items_per_page: 1 });
		expect(single.totalpages).toBe(all.length);
		expect(
			[...first.items, ...second.items].map((it) => it.alt_reference),
		).toEqual(all.slice(0, 50));
		const pointsOf = (references: string[]) =>
			references.map(
				(reference) =>
					testContent.privileges.find(
						(it) => `PV_${it.privilege_id}` === reference,
					)?.point ?? -1,
			);
		const points = pointsOf(all).sort((a, b) => b - a);
		expect(pointsOf(all)).toEqual(points);
		const rising = { isOrder_By_Point: true, OrderBy_Point_Asc: true };
		const risen = await allOf({ OrderBy_Point: rising });
		expect(pointsOf(risen)).toEqual(points.reverse());
		expect(new Set(all).size).toBe(all.length);
	});

	test("no list has hidden privileges, or privileges outside their dates", async () => {
		const absent: DealName[] = ["hidden", "notStarted", "ended"];
		const brand = String(testContent.privileges.at(-1)?.brand_id);
		const lists = [
			await allOf({}),
			await allOf({ parent_category_id: testCategory }),
			(
				await api.client.ask(getPrivilegeListByBrandV2, { Brand_Id: brand }, me)
			).map((it) => it.alt_reference),
			(
				await api.client.ask(
					getPrivilegeListByReferenceListV2,
					{
						Alt_Reference: ["plain", ...absent].map((it) =>
							deal(it as DealName),
						),
					},
					me,
				)
			).map((it) => it.alt_reference),
		];
		for (const references of lists) {
			expect(references).toContain(deal("plain"));
			for (const name of absent) expect(references).not.toContain(deal(name));
		}
		const hidden = demoContent.privileges.filter((it) => it.hidden);
		expect(hidden.length).toBeGreaterThan(0);
		for (const it of hidden)
			expect(lists[0]).not.toContain(`PV_${it.privilege_id}`);
	});

	test("a category and a sub-category list only their own privileges", async () => {
		const some = demoContent.privileges.find(
			(it) => !it.criteria && isCurrent(it),
		);
		const inCategory = await allOf({ parent_category_id: some?.category_id });
		const inSub = await allOf({
			parent_category_id: some?.category_id,
			sub_category_id: some?.sub_category_id,
		});
		expect(inSub).toContain(`PV_${some?.privilege_id}`);
		expect(inCategory).toEqual(expect.arrayContaining(inSub));
		expect(inCategory.length).toBeGreaterThan(inSub.length);
		expect(await allOf({ parent_category_id: 987_654_321_012 })).toEqual([]);
	});

	test("deals are sorted alphabetically in either language, or by reference in the given order", async () => {
		const ordered = (thaiFirst: boolean) => ({
			isOrder_By_Character: true,
			OrderBy_Character_Th_First: thaiFirst,
		});
		const dictionary = {
			parent_category_id: testCategory,
			sub_category_id: dictionaryCategory,
		};
		const english = await list({
			...dictionary,
			OrderBy_Character: ordered(false),
		});
		expect(english.items.map((it) => it.name_en)).toEqual(
			[0, 1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `Sorted ${at}`),
		);
		// A dictionary sorts by the consonant, not by the vowel written before it, and compares tone marks last.
		const thai: string[] = [];
		for (const page_number of [1, 2, 3]) {
			const { items } = await list({
				...dictionary,
				OrderBy_Character: ordered(true),
				items_per_page: 4,
				page_number,
			});
			thai.push(...items.map((it) => it.name_th));
		}
		expect(thai).toEqual([
			...["กาแฟ", "เกม", "เกา", "เก้า", "แกง", "โกโก้", "ไก่", "ขนม"],
			...["บราวนี", "เบอร์เกอร์", "ไอศกรีม", "Coffee"],
		]);
		const wanted = [deal("countdown"), shortReference("plain"), "PV_0000"];
		const items = await api.client.ask(
			getPrivilegeListByReferenceListV2,
			{ Alt_Reference: wanted },
			me,
		);
		expect(items.map((it) => it.alt_reference)).toEqual([
			deal("countdown"),
			deal("plain"),
		]);
		expect(
			await api.client.ask(
				getPrivilegeListByReferenceListV2,
				{ Alt_Reference: [] },
				me,
			),
		).toEqual([]);
		for (const Brand_Id of ["0", "brand", "99999999999"])
			expect(
				await api.client.ask(getPrivilegeListByBrandV2, { Brand_Id }, me),
			).toEqual([]);
	});

	test("a list of references keeps its order even if the 4-digit references differ from the ids", async () => {
		const named = (reference: string) =>
			api.store.db
				.update(privileges)
				.set({ reference })
				.where(eq(privileges.alt_reference, deal("msi")));
		await named("7707");
		const list = await api.client.ask(
			getPrivilegeListByReferenceListV2,
			{ Alt_Reference: [deal("plain"), "7707"] },
			me,
		);
		await named(shortReference("msi"));
		expect(list.map((it) => it.alt_reference)).toEqual([
			deal("plain"),
			deal("msi"),
		]);
	});

	test("a card shows what its customer and device have claimed", async () => {
		const holder = await api.client.signIn(newMockUserId());
		const card = (who: Session) =>
			api.client.ask(
				getPrivilegeListByReferenceListV2,
				{ Alt_Reference: [deal("device"), deal("soldOut")] },
				who,
			);
		await api.client.ask(
			submitRedeemCouponCodeV2,
			{ Reference: deal("device"), Amount: 1, IsUsed: false },
			holder,
		);
		expect(await card(holder)).toMatchObject([
			{
				is_per_device_limit: true,
				display_redeem_badge: true,
				out_of_stock: false,
			},
			{
				is_per_device_limit: false,
				out_of_stock: true,
				is_overall_limit: true,
			},
		]);
		expect((await card(me))[0]).toMatchObject({
			is_per_device_limit: false,
			display_redeem_badge: false,
		});
	});
});

test("both detail calls return the same privilege, by either reference", async () => {
	const byAlt = await api.client.ask(
		getDetailV2,
		{ Privilege_Alt_Reference: "PV_1001" },
		me,
	);
	const byNumber = await api.client.ask(
		getDetail,
		{ Privilege_Alt_Reference: "1001" },
		me,
	);
	expect(byNumber).toEqual(byAlt);
	const authored = demoContent.privileges.find(
		(it) => it.privilege_id === 1001,
	);
	expect(byAlt).toMatchObject({
		name_th: authored?.name.th,
		desc_en: authored?.desc?.en,
		termsandcondsth: authored?.terms?.th,
		reserve_timeout: authored?.reserve_timeout,
		type: authored?.type,
		entry_total: authored?.entry_total,
	});
	const unknown = await api.client.send(
		getDetailV2,
		{ Privilege_Alt_Reference: "PV_4040" },
		me,
	);
	expect(failureOf(unknown)).toMatchObject({
		status: 400,
		code: failureCode.notFound,
	});
});

test("an event is saved with its customer and page, and a session is saved once", async () => {
	const session_id = newMockUserId("session");
	await api.client.ask(createEventSession, { session_id }, me);
	await api.client.ask(createEventSession, { session_id }, me);
	const event = {
		session_id,
		name: "Privilege Detail",
		type: "view",
		ref1: "PV_1001",
		ref2: null,
		ref3: null,
		path: "/",
	};
	await api.client.ask(createEventLog, event, me);
	const { db } = api.store;
	const saved = await db
		.select()
		.from(eventLogs)
		.where(eq(eventLogs.session_id, session_id));
	expect(saved).toMatchObject([{ ...event, sub: me.sub }]);
	const sessions = await db
		.select()
		.from(eventSessions)
		.where(eq(eventSessions.session_id, session_id));
	expect(sessions).toMatchObject([{ sub: me.sub }]);
});
