// The guard: every reason to reject a request, with its status and envelope (1 §7, docs/contract.md).
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { issueToken } from "../../../server/rules/token";
import { findCustomer } from "../../../server/store/member/customers";
import {
	generateAppTokenV2,
	landing,
} from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { getBrandList } from "../../../src/contract/deals";
import { failureCode } from "../../../src/contract/failureCode";
import { countRedeem, historyRedeem } from "../../../src/contract/history";
import {
	submitRedeemCouponCodeV2,
	updateUsedPrivilege,
} from "../../../src/contract/privilege";
import { failureOf, type Session, sign, type Wrong } from "../support/client";
import { deleteCustomerRow } from "../support/rows";
import {
	day,
	minute,
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

const list = { PageNumber: 1, ItemsPerPage: 25, UsePrivilege: "canuse" };
const post = (wrong: Wrong) => api.client.send(historyRedeem, list, me, wrong);
const get = (wrong: Wrong, session = me) =>
	api.client.send(countRedeem, {}, session, wrong);
const land = (wrong: Wrong) =>
	api.client.send(landing, { mock_user_id: newMockUserId() }, undefined, wrong);

const bad = "Zm9yZ2Vk".repeat(5);
const malformed: [string, () => Promise<Awaited<ReturnType<typeof post>>>][] = [
	["no signature", () => post({ headers: { "x-signature": null } })],
	["a wrong signature", () => post({ headers: { "x-signature": bad } })],
	[
		"a signature of another body",
		() => post({ headers: { "x-signature": sign("{}") } }),
	],
	["no signature on a GET", () => get({ headers: { "x-signature": null } })],
	[
		"a signature with the question mark",
		() =>
			get({
				headers: {
					"x-signature": sign(`?tx_timestamp=${api.clock.now}`),
				},
			}),
	],
	[
		"no signature on a sign-in",
		() => land({ headers: { "x-signature": null } }),
	],
	["a sign-in with a timestamp in seconds", () => land({ timestamp: 1.8e9 })],
	["no timestamp", () => post({ timestamp: undefined })],
	["a timestamp that is no number", () => post({ timestamp: "soon" })],
	[
		"a timestamp as text in a body",
		() => post({ timestamp: String(api.clock.now) }),
	],
	[
		"a timestamp with a fraction",
		() => post({ timestamp: api.clock.now + 0.5 }),
	],
	[
		"a timestamp in a query with more than digits",
		() => get({ timestamp: `${api.clock.now}.0` }),
	],
	[
		"a timestamp in seconds",
		() => post({ timestamp: Math.floor(api.clock.now / 1000) }),
	],
	[
		"a timestamp 5 minutes and 1 ms old",
		() => post({ timestamp: api.clock.now - 5 * minute - 1 }),
	],
	[
		"a timestamp 5 minutes and 1 ms ahead",
		() => get({ timestamp: api.clock.now + 5 * minute + 1 }),
	],
	["a signed text that is no JSON", () => post({ raw: "{" })],
	["a signed array", () => post({ raw: "[]" })],
	["a signed null", () => post({ raw: "null" })],
	[
		"a form instead of JSON",
		() => post({ headers: { "content-type": "text/plain" } }),
	],
	[
		"a key given twice",
		() =>
			get({
				raw: `tx_timestamp=${api.clock.now}&tx_timestamp=${api.clock.now}`,
			}),
	],
	[
		"an origin of somebody else",
		() => post({ headers: { origin: "https://evil.example" } }),
	],
];

test.each(malformed)("%s is malformed", async (_what, send) => {
	const failure = failureOf(await send());
	expect(failure).toMatchObject({ status: 400, code: failureCode.malformed });
	expect(failure.message.th).toMatch(/[\u0E00-\u0E7F]/);
	expect(failure.message.en).toMatch(/^[A-Z].+\.$/);
});

test("a timestamp that is exactly 5 minutes away is accepted", async () => {
	for (const off of [-5 * minute, 5 * minute])
		expect(await post({ timestamp: api.clock.now + off })).toMatchObject({
			status: 200,
		});
});

describe("the token", () => {
	const noToken = { status: 401, code: 40100 };
	const ended = { status: 403, code: 40300 };
	const refusalOf = async (...asked: Parameters<typeof get>) =>
		failureOf(await get(...asked));

	test("a missing token is unauthorized", async () => {
		const wrong = { headers: { authorization: null } };
		expect(await refusalOf(wrong)).toMatchObject(noToken);
	});
	test.each(["bearer ", "BEARER  "])(
		"is read after %j too, since the scheme is case-insensitive (RFC 9110)",
		async (scheme) => {
			const authorization = scheme + me.token;
			expect((await get({ headers: { authorization } })).status).toBe(200);
		},
	);
	test.each(["demo-other", "", null])(
		"a client-id of %j that is not the token's sub is a session timeout",
		async (id) => {
			const wrong = { headers: { "client-id": id } };
			expect(await refusalOf(wrong)).toMatchObject(ended);
		},
	);
	test("a token of an unknown customer is unauthorized", async () => {
		const ghost = await api.client.signIn(newMockUserId());
		await api.client.ask(getProfile, {}, ghost);
		await deleteCustomerRow(api.store, ghost.sub);
		expect(await refusalOf({}, ghost)).toMatchObject(noToken);
	});
	test("a forged token is a session timeout", async () => {
		const forged =
			me.token.slice(0, -4) + (me.token.endsWith("AAAA") ? "BBBB" : "AAAA");
		expect(await refusalOf({}, { ...me, token: forged })).toMatchObject(ended);
	});
	test("a token signed with another key is a session timeout", async () => {
		const row = await findCustomer(api.store.db, me.sub);
		if (!row) throw new Error("no customer");
		const token = await issueToken(
			row,
			"some-other-token-key",
			new Date(api.clock.now),
		);
		expect(await refusalOf({}, { ...me, token })).toMatchObject(ended);
	});
	test("is valid for 60 minutes, and renewable for 30 days after that", async () => {
		const later = await startTestServer();
		later.clock.now = api.clock.now + 60 * minute - 1000;
		const ask = () => later.client.send(countRedeem, {}, me);
		const renew = () => later.client.send(generateAppTokenV2, {}, me);
		expect(await ask()).toMatchObject({ status: 200 });
		later.clock.now += 1000;
		const expired = failureOf(await ask());
		expect(expired).toMatchObject(ended);
		expect(expired.message.en).toBe(
			"Session timeout. Please log-in again to use the service.",
		);
		later.clock.now += 30 * day - 1000;
		expect(await renew()).toMatchObject({ status: 200 });
		later.clock.now += 1000;
		expect(await renew()).toMatchObject({ status: 403 });
		await later.stop();
	});
	test("is a session timeout if it is of a device that the customer has left", async () => {
		const name = newMockUserId();
		const before = await api.client.signIn(name);
		const after = await api.client.signIn(name, {
			mock_imei: "490154203237518",
		});
		expect(await refusalOf({}, before)).toMatchObject(ended);
		expect(await get({}, after)).toMatchObject({ status: 200 });
	});
});

// The bug: the app showed nothing for the code of a malformed request (10000), so what the customer had typed was lost silently.
test("a body over 64 KB is refused with a message that the app shows, with or without a Content-Length", async () => {
	const raw = JSON.stringify({
		...list,
		RewardAltRef: "x".repeat(64 * 1024),
		tx_timestamp: api.clock.now,
	});
	const tooLarge = {
		status: 400,
		code: failureCode.refused,
		message: {
			th: expect.stringMatching(/[\u0E00-\u0E7F]/),
			en: expect.stringMatching(/too large/),
		},
	};
	expect(failureOf(await post({ raw }))).toMatchObject(tooLarge);
	const chunked = await fetch(`${api.client.address}${historyRedeem.path}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: new Blob([raw]).stream(),
		duplex: "half",
	} as RequestInit);
	expect(chunked.status).toBe(400);
	expect(await chunked.json()).toMatchObject({
		error: { code: tooLarge.code },
	});
});

test("unknown paths and methods answer 404 in the envelope", async () => {
	const path = "/api/v1/internal/Privilege/Nothing";
	for (const wrong of [{ path }, { method: "GET" }, { path: "/api" }]) {
		const reply = await post(wrong);
		expect(failureOf(reply)).toMatchObject({
			status: 404,
			code: failureCode.notFound,
		});
	}
});

describe("rate limits", () => {
	test("each client has its own limit, and the refusal has capitalised message fields", async () => {
		const limited = await startTestServer({ RATE_LIMIT_PER_CLIENT: "3" });
		const session = await limited.client.signIn(newMockUserId());
		const ask = () => limited.client.send(countRedeem, {}, session);
		for (let turn = 0; turn < 3; turn++)
			expect(await ask()).toMatchObject({ status: 200 });
		const refused = await ask();
		expect(refused.status).toBe(429);
		expect(refused.body).toEqual({
			status: "error",
			error: {
				code: failureCode.tooManyRequests,
				Locale: {
					"th-TH": { Message: expect.stringMatching(/[\u0E00-\u0E7F]/) },
					"en-US": { Message: expect.stringMatching(/too many/i) },
				},
			},
		});
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
		expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
		expect(await limited.client.signIn(newMockUserId())).toBeTruthy();
		await limited.stop();
	});
	test.each([submitRedeemCouponCodeV2, updateUsedPrivilege])(
		"the refusal of $path has the messages at the top level too, even before sign-in",
		async (endpoint) => {
			const limited = await startTestServer({ RATE_LIMIT_PER_ADDRESS: "1" });
			const ask = () => limited.client.send(endpoint, {});
			await ask();
			const refused = await ask();
			expect(refused.status).toBe(429);
			expect(refused.body).toMatchObject({
				error: { Locale: expect.anything() },
				messageth: expect.stringMatching(/[\u0E00-\u0E7F]/),
				messageen: expect.stringMatching(/too many/i),
			});
			await limited.stop();
		},
	);
	test("an address is limited before the token of its request is checked", async () => {
		const limited = await startTestServer({ RATE_LIMIT_PER_ADDRESS: "2" });
		const ask = () => limited.client.send(getBrandList, {}, undefined);
		expect(
			[await ask(), await ask(), await ask()].map((it) => it.status),
		).toEqual([401, 401, 429]);
		await limited.stop();
	});
});

describe("other origins", () => {
	const origin = "https://app.example";
	const ask = (other: TestServer, method: string, from = origin) =>
		fetch(`${other.client.address}${countRedeem.path}`, {
			method,
			headers: { origin: from },
		});
	test("an allowed origin may call, and read Date and Retry-After", async () => {
		const other = await startTestServer({
			ALLOWED_ORIGINS: `${origin}, https://b.example`,
		});
		const preflight = await ask(other, "OPTIONS");
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get("access-control-allow-origin")).toBe(origin);
		// Only the headers of document 1 §7 are allowed: a foreign host knows no others.
		expect(preflight.headers.get("access-control-allow-headers")).toBe(
			"authorization,client-id,content-type,x-signature",
		);
		// Without it the browser sends a preflight before every call.
		expect(preflight.headers.get("access-control-max-age")).toBe("7200");
		const reply = await ask(other, "GET");
		expect(reply.headers.get("access-control-expose-headers")).toBe(
			"Date,Retry-After",
		);
		expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
		await other.stop();
	});
	test("each allowed origin can read its own replies, even failures, and caches store them separately", async () => {
		const both = [origin, "https://b.example"];
		const other = await startTestServer({
			...{ ALLOWED_ORIGINS: both.join(), RATE_LIMIT_PER_ADDRESS: "4" },
		});
		for (const [method, status] of [
			["OPTIONS", 204],
			// This request has no signature.
			["GET", 400],
			["GET", 400],
			["GET", 429],
		] as const)
			for (const each of both) {
				const reply = await ask(other, method, each);
				expect(reply.status).toBe(status);
				expect(reply.headers.get("access-control-allow-origin")).toBe(each);
				expect(reply.headers.get("vary")).toMatch(/\bOrigin\b/);
			}
		await other.stop();
	});
	test("any other origin gets no CORS header", async () => {
		for (const method of ["OPTIONS", "GET"]) {
			const refused = await ask(api, method);
			expect(refused.status).toBe(400);
			expect(refused.headers.get("access-control-allow-origin")).toBeNull();
		}
	});
	test("the server's own origin is always allowed", async () => {
		const own = { origin: api.client.address };
		expect(await post({ headers: own })).toMatchObject({ status: 200 });
	});
});

test("an unexpected failure is reported only by the id of its log line", async () => {
	const { store } = api;
	const secret = "the table is on fire";
	const broken = new Proxy(store.db, {
		get() {
			throw new Error(secret);
		},
	});
	const other = await startTestServer({}, {}, { ...store, db: broken });
	const reply = await other.client.send(countRedeem, {}, me);
	expect(failureOf(reply)).toMatchObject({ status: 500, code: 50000 });
	expect(reply.headers.get("x-error-id")).toMatch(/^[\da-f-]{36}$/);
	expect(reply.text).not.toContain(secret);
	await other.stop();
});

test("the Date of every reply, even of an error, is the time of the server's clock", async () => {
	const date = new Date(api.clock.now).toUTCString();
	expect((await get({})).headers.get("date")).toBe(date);
	const stale = await get({ timestamp: 1 });
	expect(stale.status).toBe(400);
	expect(stale.headers.get("date")).toBe(date);
	const elsewhere = await get({ path: "/api/v1/nothing" });
	expect(elsewhere.headers.get("date")).toBe(date);
});

test("replies are never cached, framed or sniffed", async () => {
	const { headers } = await get({});
	expect(headers.get("cache-control")).toBe("no-store");
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("content-security-policy")).toMatch(
		/^default-src 'none'; .*frame-ancestors 'none'$/,
	);
});

test("a long reply is compressed, a short one is not", async () => {
	const ask = { headers: { "accept-encoding": "gzip" } };
	const long = await api.client.send(getBrandList, {}, me, ask);
	expect(long.headers.get("content-encoding")).toBe("gzip");
	expect(long.text).toContain("brand_id");
	const short = await get(ask);
	expect(short.headers.get("content-encoding")).toBeNull();
});
