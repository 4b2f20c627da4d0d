// A successful reply without the requested object means that it does not exist: no retry is offered.
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getAnnouncementList } from "../../../src/contract/announcement";
import {
	getArticleGameList,
	getArticleList,
	getInstructionforUseList,
	getLearnMoreList,
	getPrivilegeRegisterList,
} from "../../../src/contract/article";
import { getPrivilegeListV3 } from "../../../src/contract/deals";
import { getTrackingStatus } from "../../../src/contract/delivery";
import { failureCode } from "../../../src/contract/failureCode";
import { getGameHistory, getRankSummary } from "../../../src/contract/game";
import { getAvatarList } from "../../../src/contract/profile";
import { search } from "../../../src/contract/search";
import { getDynamicSurvey } from "../../../src/contract/survey";
import { isRetryable } from "../../../src/platform/http/apiFailure";
import { adoptToken } from "../../../src/platform/session/session";
import { articleQueries } from "../../../src/queries/article";
import { groupDealQueries } from "../../../src/queries/groupDeal";
import { privilegeQueries } from "../../../src/queries/privilege";
import { waitUntil } from "../../support/waitFor";
import { tokenOf } from "../support/token";

type Read = (client: QueryClient) => Promise<unknown>;
async function failureOf(read: Read, data: unknown) {
	vi.stubGlobal("fetch", async () =>
		Response.json({ status: "success", data }),
	);
	const client = new QueryClient();
	return read(client).then(
		() => null,
		(failure: unknown) => failure,
	);
}
const article: Read = (client) => client.query(articleQueries.detail("1"));
const privilege: Read = (client) =>
	client.query(privilegeQueries.detail("PV_1"));
const group: Read = (client) => client.query(groupDealQueries.detail("PVG_1"));

beforeEach(() => adoptToken(tokenOf("customer-1")));
afterEach(() => vi.unstubAllGlobals());

test.each<[string, Read, unknown]>([
	["an article", article, { article: null }],
	["an article without data", article, null],
	["a privilege", privilege, null],
	["a group deal", group, { detail: null }],
])("%s that is null is not found", async (_name, read, data) => {
	const failure = await failureOf(read, data);
	expect(failure).toMatchObject({
		reason: "status",
		status: 400,
		code: failureCode.notFound,
	});
	expect(isRetryable(failure)).toBe(false);
});

// The bug: a reply of null counted as a failed load, and the person was asked to try again.
test.each(["", "null", "null\n"])(
	"a reply that is only %j means not found",
	async (text) => {
		for (const read of [article, privilege, group]) {
			vi.stubGlobal("fetch", async () => new Response(text));
			const failure = await read(new QueryClient()).catch(
				(thrown: unknown) => thrown,
			);
			expect(failure).toMatchObject({ code: failureCode.notFound });
		}
	},
);

// The bug: such a reply counted as "not found", which also hides a saved copy.
describe.each([
	["a page of a proxy", "\n<!doctype html><title>Sign in</title>"],
	["a reply that is cut off", '{"status":"succ'],
])("%s says nothing about", (_what, text) => {
	test.each<[string, Read]>([
		["an article", article],
		["a privilege", privilege],
		["a group deal", group],
	])("%s", async (_name, read) => {
		vi.stubGlobal("fetch", async () => new Response(text));
		const client = new QueryClient({
			defaultOptions: { queries: { retry: false } },
		});
		const failure = await read(client).catch((thrown: unknown) => thrown);
		expect(failure).toMatchObject({ status: 200, reason: "shape" });
		expect(isRetryable(failure)).toBe(true);
	});
});

test("an article that cannot be read may be loaded again", async () => {
	const data = { article: { article_title_en: "Without id" } };
	const failure = await failureOf(article, data);
	expect(failure).toMatchObject({ reason: "shape" });
	expect(isRetryable(failure)).toBe(true);
});

/** Observes the query as a page does. Returns a stop function. */
const shown = {
	article: (client: QueryClient) => {
		const load = { ...articleQueries.detail("1"), retry: false };
		return new QueryObserver(client, load).subscribe(() => undefined);
	},
	// The bug: a page that said "not found" loaded again each time.
	tip: (client: QueryClient) => {
		const load = { ...articleQueries.tip("1"), retry: false };
		return new QueryObserver(client, load).subscribe(() => undefined);
	},
};
describe.each(Object.entries(shown))(
	"when the app or the network comes back, the %s",
	(_name, open) => {
		test.each([
			["was refused is not", () => Response.json({}, { status: 400 }), 0],
			["had no network is", () => Promise.reject(new Error()), 1],
		])("that %s requested again", async (_what, reply, again) => {
			vi.stubGlobal("fetch", reply);
			const client = new QueryClient();
			const leave = open(client);
			for (const event of ["onFocus", "onOnline"] as const) {
				await waitUntil(() => client.isFetching() === 0);
				client.getQueryCache()[event]();
				expect(client.isFetching()).toBe(again);
			}
			leave();
		});
	},
);

test.each([
	["game list", getArticleGameList, "article_game_list"],
	["rounds", getGameHistory, "payload"],
	["ranking", getRankSummary, "top_ranks"],
	["FAQ", getArticleList, "article_list"],
	["tips", getInstructionforUseList, "article_list"],
	["rewards", getPrivilegeRegisterList, "article_list"],
	["learn more", getLearnMoreList, "article_list"],
	["avatars", getAvatarList, "avatarlist"],
	["a category's deals", getPrivilegeListV3, "items"],
	["search results", search, "privilege"],
] as const)("%s without data are empty", (_name, { reply }, list) => {
	expect(v.parse(reply, null)).toMatchObject({ [list]: [] });
});

test("a survey, announcements and a parcel without data are empty", () => {
	expect(v.parse(getDynamicSurvey.reply, null)).toEqual({ sections: [] });
	expect(v.parse(getAnnouncementList.reply, null).article_list).toEqual([]);
	expect(v.parse(getTrackingStatus.reply, null)).toEqual({
		address: null,
		shipping: null,
	});
});
