// How much a search and its recommended keywords give at most, and that a sub-category finds its deals (2 §3, 2 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { search, searchKeywordList } from "../../../src/contract/search";
import type { Session } from "../support/client";
import { importInto, privilege, programme, words } from "../support/programme";
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

test("a search gives 200 deals at most, and 100 keywords are recommended", async () => {
	expect(await found("Latte")).toHaveLength(200);
	const limit = 500;
	expect(await api.client.ask(searchKeywordList, { limit }, me)).toHaveLength(
		100,
	);
});

test("a deal is found by the name of its sub-category", async () => {
	expect(await found("Roastery")).toContain("PV_9001");
});
