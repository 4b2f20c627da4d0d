// The operator chooses the ids of the content, up to the largest exact integer, and every call accepts them (2 §7, 3 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { getDetail } from "../../../src/contract/article";
import { getSubCategoryList } from "../../../src/contract/browse";
import { getPrivilegeListV3 } from "../../../src/contract/deals";
import { getNotifyList, readNotify } from "../../../src/contract/notify";
import type { Session } from "../support/client";
import { importInto, privilege, programme, words } from "../support/programme";
import {
	newMockUserId,
	newStore,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const largest = Number.MAX_SAFE_INTEGER;
const kind = { name: words("Food"), icon: "icon-food" };

let store: Store;
let api: TestServer;
let me: Session;
beforeAll(async () => {
	store = await newStore();
	await importInto(store, {
		...programme,
		categories: [
			{ ...kind, category_id: largest, parent_id: 0 },
			{ ...kind, category_id: largest - 1, parent_id: largest },
		],
		privileges: [
			{ ...privilege, category_id: largest, sub_category_id: largest - 1 },
		],
		articles: [
			{
				...{ article_id: largest, category: "Article" as const, cover: "test" },
				...{ title: words("News"), content: words("News") },
				...{ valid_from: "-1d", valid_through: "+9d" },
			},
		],
		notifications: [
			{
				...{
					campaign_id: largest,
					header: words("News"),
					title: words("News"),
				},
				...{ action_type: 1 as const, sent_at: "-1d" },
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

test("a category with the largest id lists its sub-categories and its deals", async () => {
	const request = { parentCategory: largest };
	const found = await api.client.ask(getSubCategoryList, request, me);
	expect(found.map(({ category_id }) => category_id)).toEqual([
		String(largest - 1),
	]);
	const { items } = await api.client.ask(
		getPrivilegeListV3,
		{
			...{ parent_category_id: largest, sub_category_id: largest - 1 },
			...{ page_number: 1, items_per_page: 25 },
		},
		me,
	);
	expect(items.map(({ privilege_id }) => privilege_id)).toEqual(["4711"]);
});

test("an article with the largest id opens by its id", async () => {
	const alt_reference = String(largest);
	const { article } = await api.client.ask(getDetail, { alt_reference }, me);
	expect(article?.article_id).toBe(alt_reference);
});

test("a notification with the largest id is marked as read", async () => {
	const CampaignId = String(largest);
	await api.client.ask(readNotify, { CampaignId }, me);
	const { notify_lists } = await api.client.ask(getNotifyList, {}, me);
	const own = notify_lists.find((it) => it.campaign_id === CampaignId);
	expect(own?.is_read).toBe(true);
});
