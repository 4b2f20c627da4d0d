// The calls around sign-in: what they send, and that the landing page handles their failures (1 §4, 1 §8).
import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { readToken } from "../../../src/platform/session/session";
import {
	authenticationMutations,
	authenticationQueries,
	fetchProfileAs,
} from "../../../src/queries/authentication";
import { tokenOf } from "../support/token";

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
	expect(reply).toMatchObject({ token: "t" });
	expect(calls[0]?.request).toEqual(query);
	// A 403 of the exchange does not end a session.
	expect(landing.meta).toEqual({ failure: "own" });
});

test("the no-permission article is asked by code, also by people without a token", async () => {
	api("NoPermissionArticle", () => ({ article_title_en: "Sorry" }));
	const options = authenticationQueries.noPermissionArticle("50011");
	expect(await client.query(options)).toMatchObject({
		article_title_en: "Sorry",
	});
	expect(calls[0]?.request).toEqual({ code: "50011" });
	expect(options).toMatchObject({ enabled: true, meta: { failure: "silent" } });
});

test("a token from an address is checked by a call with that token only, for as long as its page waits", async () => {
	api("Profile", () => ({ customer: { firstname: "Kanda" } }));
	const as = readToken(tokenOf("customer-2"));
	if (!as) throw new Error("A broken token");
	expect(await fetchProfileAs(as, 1234)).toMatchObject({ firstname: "Kanda" });
	expect(calls.map(({ options }) => options)).toEqual([
		{ as, timeoutMs: 1234 },
	]);
});
