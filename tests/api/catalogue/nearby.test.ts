// Near me over HTTP: branches within 10 km, deals within 50 km, correct distances, the branch tab (2 §3, 2 §7, 2 §9).
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { distanceKm } from "../../../server/rules/distance";
import {
	branchDisplay,
	getAllBranch,
	getBranchNearMe,
	getBranchTab,
} from "../../../src/contract/branch";
import { getDealNearMe } from "../../../src/contract/browse";
import { isCurrent } from "../../support/demoContent";
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

const siam = { lat: 13.7456, lng: 100.5341 };
const middleOfTheGulf = { lat: 10.2, lng: 100.9 };
const { branches, brands, privileges } = testContent;
const near = (brand_id: string, { lat, lng }: typeof siam) =>
	api.client.ask(
		getBranchNearMe,
		{ brand_id, lat: String(lat), lng: String(lng) },
		me,
	);
const deals = ({ lat, lng }: typeof siam, more: object = {}) =>
	api.client.ask(
		getDealNearMe,
		{ Location_Lat: lat, Location_Long: lng, ...more },
		me,
	);

/** A place the given km north of the northernmost of these branches. */
function northOf(shops: typeof branches, km: number) {
	const { lat, lng } = shops.reduce((a, b) => (a.lat > b.lat ? a : b));
	return { lat: lat + km / 111.195, lng };
}

/** Rounds a distance to two decimals (2 §9). */
const twoDecimals = (km: number) => Number(km.toFixed(2));

describe("nearby branches", () => {
	test("are listed up to a distance of 10 km", async () => {
		const shops = branches.filter((it) => it.brand_id === 1);
		expect(await near("1", northOf(shops, 9.9))).not.toEqual([]);
		expect(await near("1", northOf(shops, 10.1))).toEqual([]);
	});

	test("are those of the brand within 10 km, nearest first, with correct distances", async () => {
		const shown = await near("1", siam);
		const right = branches
			.filter((it) => it.brand_id === 1 && distanceKm(siam, it) <= 10)
			.sort((a, b) => distanceKm(siam, a) - distanceKm(siam, b));
		expect(right.length).toBeGreaterThan(5);
		expect(shown.map(({ lat, lng }) => [lat, lng])).toEqual(
			right.map(({ lat, lng }) => [lat, lng]),
		);
		for (const it of shown)
			expect(it.distance).toBe(twoDecimals(distanceKm(siam, it)));
		expect(shown[0]).toMatchObject({
			title: "หมอกฟ้า สาขาสยาม (Mokfa Siam)",
			...{ title_th: "หมอกฟ้า สาขาสยาม", title_en: "Mokfa Siam" },
			locate: "ย่านสยาม เขตปทุมวัน กรุงเทพมหานคร",
			locate_en: "Siam, Pathum Wan, Bangkok",
		});
	});

	test("are an empty list far from every branch, for an online brand, and for an unknown brand", async () => {
		expect(await near("1", middleOfTheGulf)).toEqual([]);
		for (const brand of ["8", "999", "x", "1e1", ""])
			expect(await near(brand, siam)).toEqual([]);
	});

	test.each(["", " ", "abc", "91", "NaN", "Infinity", "0x10", "1e1"])(
		"latitude '%s' is refused",
		async (lat) => {
			const request = { brand_id: "1", lat, lng: "100" };
			const reply = await api.client.send(getBranchNearMe, request, me);
			expect(reply.status).toBe(400);
		},
	);
});

describe("all branches, and the branch tab", () => {
	const tab = (brand_id: string, privilege_id: string) =>
		api.client.ask(getBranchTab, { brand_id, privilege_id }, me);

	test("list a brand's branches with their province", async () => {
		const { all_branch } = await api.client.ask(
			getAllBranch,
			{ brand_id: "2" },
			me,
		);
		expect(all_branch).toHaveLength(26);
		expect(all_branch[0]?.branch_name_en).toMatch(/^Luma Cinema /);
		expect(all_branch[0]?.branch_address_en).toBe("Bang Yai, Nonthaburi");
		expect(await tab("2", "1002")).toEqual({
			branch_display_type: branchDisplay.list,
			plain_text: null,
			all_branch,
		});
		const ofUnknown = await tab("2", "999999");
		expect(ofUnknown.branch_display_type).toBe(branchDisplay.list);
		expect(
			(await api.client.ask(getAllBranch, { brand_id: "8" }, me)).all_branch,
		).toEqual([]);
	});

	// The bug: "0x409" was read as the privilege 1033, which is an online code.
	test.each(["0x409", "1.033e3", "1033.0", " 1033", "+1033", ""])(
		"the branch tab finds no privilege for '%s'",
		async (privilege) => {
			expect(await tab("12", privilege)).toEqual(await tab("12", "999999"));
		},
	);

	test.each([
		["a brand that says it in a sentence", "9", "1007", /Kindee Mart/],
		["an online code of a brand with shops", "12", "1033", /online/],
		["a brand without shops", "8", "1084", /Pai Nai app/],
	])(
		"the branch tab of %s is a text",
		async (_what, brand, privilege, text) => {
			expect(await tab(brand, privilege)).toEqual({
				branch_display_type: branchDisplay.plainText,
				plain_text: {
					brand_text_en: expect.stringMatching(text),
					brand_text_th: expect.stringMatching(/[\u0E00-\u0E7F]/),
				},
				all_branch: [],
			});
		},
	);

	test.each([
		["a delivered prize", "13", "1073"],
		["no brand", "999", "1001"],
	])("%s has no branch tab", async (_what, brand, privilege) => {
		expect((await tab(brand, privilege)).branch_display_type).toBeNull();
	});
});

describe("nearby deals", () => {
	test("are listed up to a distance of 50 km", async () => {
		expect(await deals(northOf(branches, 49.9))).not.toEqual([]);
		expect(await deals(northOf(branches, 50.1))).toEqual([]);
	});

	test("are all counter deals of brands within 50 km, nearest first, with the distance of the nearest shop", async () => {
		const items = await deals(siam);
		const nearest = (brand: number) =>
			Math.min(
				...branches
					.filter((it) => it.brand_id === brand)
					.map((it) => distanceKm(siam, it)),
			);
		for (const it of items)
			expect(it.distance).toBe(twoDecimals(nearest(Number(it.brand_id))));
		// The position and the names are those of the nearest shop.
		for (const it of items)
			expect(branches).toContainEqual(
				expect.objectContaining({
					brand_id: Number(it.brand_id),
					name: { th: it.branch_title_th, en: it.branch_title_en },
					lat: it.branch_lat,
					lng: it.branch_lng,
				}),
			);
		const distances = items.map((it) => it.distance);
		expect(distances).toEqual(
			[...distances].sort((a, b) => (a ?? 0) - (b ?? 0)),
		);
		const right = privileges.filter(
			(it) =>
				it.type === 4 &&
				!it.hidden &&
				isCurrent(it) &&
				nearest(it.brand_id) <= 50,
		);
		expect(items.map((it) => it.alt_reference).sort()).toEqual(
			right.map((it) => `PV_${it.privilege_id}`).sort(),
		);
		const names = items.map((it) => it.alt_reference);
		for (const absent of ["hidden", "ended", "physical"] as DealName[])
			expect(names).not.toContain(deal(absent));
	});

	test("differ between towns, and are an empty list at sea", async () => {
		const pai = await deals({ lat: 19.359, lng: 98.44 });
		const here = new Set(pai.map((it) => Number(it.brand_id)));
		expect(here.size).toBeGreaterThan(0);
		expect(here.size).toBeLessThan(brands.length / 2);
		expect(await deals(middleOfTheGulf)).toEqual([]);
	});

	test("follow the requested order", async () => {
		const items = await deals(siam, {
			OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
		});
		expect(items[0]?.alt_reference).toBe("PV_1001");
		expect(items.every((it) => typeof it.distance === "number")).toBe(true);
	});
});
