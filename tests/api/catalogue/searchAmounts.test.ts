// The most results of a search and the most keywords, deals found by their sub-category, and no suggestion of a brand whose deals are hidden (2 §1, 2 §3, 2 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { search, searchKeywordList } from "../../../src/contract/search";
import type { Session } from "../support/client";
import {
	brand,
	importInto,
	privilege,
	programme,
	words,
} from "../support/programme";
import {
	newMockUserId,
	newStore,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let store: Store;
let api: TestServer;
let me: Session;
beforeAll(async () => {
	store = await newStore();
	const deals = Array.from({ length: 201 }, (_, at) => ({
		...{ privilege_id: 8000 + at, name: words(`Latte ${at}`) },
	}));
	await importInto(store, {
		...programme,
		brands: [
			brand,
			{ ...brand, brand_id: 908, name: words("Quixotica") },
			{ ...brand, brand_id: 909, name: words("Zanzibar") },
		],
		categories: [
			...(programme.categories ?? []),
			{
				...{ category_id: 12, parent_id: 1, name: words("Roastery") },
				icon: "icon-food",
			},
		],
		privileges: [
			...deals.map((it) => ({ ...privilege, ...it })),
			{ ...privilege, privilege_id: 9001, sub_category_id: 12 },
			{ ...privilege, privilege_id: 9002, brand_id: 908, hidden: true },
			{ ...privilege, privilege_id: 9003, brand_id: 909 },
		].map((it) => ({ ...it, generate_codes: true })),
		codes: [],
		search_keywords: Array.from({ length: 101 }, (_, at) => ({
			...{ keyword: `Word ${at}`, picture: "deal-iced-latte" },
		})),
	});
	api = await startTestServer({}, {}, store);
	me = await api.client.signIn(newMockUserId());
});
afterAll(async () => {
	await api.stop();
	await store.close();
});

const found = async (Keyword: string) =>
	(await api.client.ask(search, { Keyword }, me))?.privilege.map(
		({ alt_reference }) => alt_reference,
	);

test("a search returns at most 200 deals, and at most 100 keywords are recommended", async () => {
	expect(await found("Latte")).toHaveLength(200);
	const limit = 500;
	expect(await api.client.ask(searchKeywordList, { limit }, me)).toHaveLength(
		100,
	);
});

test("a deal is found by the name of its sub-category", async () => {
	expect(await found("Roastery")).toContain("PV_9001");
});

test("a misspelt brand is suggested, but not a brand whose deals are all hidden", async () => {
	const suggested = async (Keyword: string) =>
		(await api.client.ask(search, { Keyword }, me))?.similar_keyword;
	expect(await suggested("Zanzibr")).toEqual(["Zanzibar"]);
	expect(await suggested("Quixotca")).toEqual([]);
});
