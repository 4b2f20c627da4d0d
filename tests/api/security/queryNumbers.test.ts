// Numbers in the query of a GET have only digits, and a blank value is not 0 (1 §7).
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSetBanner } from "../../../src/contract/banner";
import { getSubCategoryList } from "../../../src/contract/browse";
import { getDistrict, getSubDistrict } from "../../../src/contract/delivery";
import type { Endpoint } from "../../../src/contract/endpoint";
import { failureCode } from "../../../src/contract/failureCode";
import { getGameHistory, getRankSummary } from "../../../src/contract/game";
import { searchKeywordList } from "../../../src/contract/search";
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

// The bug: `GetSetBanner?limit=` returned no banners, so that home was empty, and `limit=0x10` returned 16.
test.each<{ endpoint: Endpoint; field: string; more?: object }>([
	{ endpoint: getSetBanner, field: "limit" },
	{ endpoint: searchKeywordList, field: "limit" },
	{ endpoint: getSubCategoryList, field: "parentCategory" },
	{ endpoint: getDistrict, field: "Province_Id" },
	{ endpoint: getSubDistrict, field: "District_Id" },
	{ endpoint: getRankSummary, field: "limit", more: { name: "space" } },
	{
		endpoint: getGameHistory,
		field: "limit",
		more: { name: "space", page: 1 },
	},
	{
		endpoint: getGameHistory,
		field: "page",
		more: { name: "space", limit: 9 },
	},
])(
	"$endpoint.path: a $field that is no decimal number is malformed",
	async ({ endpoint, field, more }) => {
		const reply = (value: string) =>
			api.client.send(endpoint, { ...more, [field]: value }, me);
		const tooLarge = String(2 ** 53);
		for (const value of [
			tooLarge,
			"",
			" ",
			"0x10",
			"1e1",
			"1.0",
			"+1",
			"-1",
			" 1",
			"๑",
		])
			expect([value, failureOf(await reply(value))]).toMatchObject([
				value,
				{ status: 400, code: failureCode.malformed },
			]);
		for (const value of ["1", String(2 ** 53 - 1)])
			expect((await reply(value)).status).toBe(200);
	},
);

test("a limit of 0 returns an empty list", async () => {
	const lists = await Promise.all([
		api.client.ask(getSetBanner, { limit: 0 }, me),
		api.client.ask(searchKeywordList, { limit: 0 }, me),
	]);
	expect(lists).toEqual([[], []]);
});
