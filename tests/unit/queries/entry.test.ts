// The calls around sign-in: what they send, and failures that stay with the landing page (1 §4, 1 §8).
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import {
	authenticationMutations,
	authenticationQueries,
} from "../../../src/queries/authentication";
import { searchMutations } from "../../../src/queries/search";
import { codeMutations } from "../../../src/sync/codeQueries";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/http/http", () => phone);
const { api, calls, forgetApi } = phone;

const client = new QueryClient();

beforeEach(forgetApi);

test("landing sends the page's whole query and gives the sign-in reply", async () => {
	api("Landing", () => ({ token: "t" }));
	const query = { code: "1", state: "2", mock_user_id: "gold" };
	const landing = authenticationMutations.landing();
	const reply = await client
		.getMutationCache()
		.build(client, landing)
		.execute(query);
	expect(reply).toEqual({ token: "t" });
	expect(calls[0]?.request).toEqual(query);
	// A 403 of the exchange does not end a session.
	expect(landing.meta).toEqual({ failure: "own" });
});

test("the session is reported by its id", async () => {
	api("CreateEventSession", () => null);
	await client
		.getMutationCache()
		.build(client, authenticationMutations.createSession())
		.execute("session-1");
	expect(calls[0]?.request).toEqual({ session_id: "session-1" });
});

test("a limit on a log opens no dialog, which would lead home", () => {
	for (const { meta } of [
		authenticationMutations.createSession(),
		searchMutations.log(),
		codeMutations.logCopy(),
	])
		expect(meta).toEqual({ failure: "own" });
});

test("the no-permission article is asked by code, also by people without a token", async () => {
	api("NoPermissionArticle", () => ({ article_title_en: "Sorry" }));
	const options = authenticationQueries.noPermissionArticle("50011");
	expect(await client.fetchQuery(options)).toEqual({
		article_title_en: "Sorry",
	});
	expect(calls[0]?.request).toEqual({ code: "50011" });
	expect(options).toMatchObject({ enabled: true, meta: { failure: "silent" } });
});
