// Ways around the guard: other methods, values outside the body, other encodings of the body.
import { once } from "node:events";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failureCode } from "../../../src/contract/failureCode";
import { addOrRemoveFavoritePrivilege } from "../../../src/contract/favourites";
import { countRedeem, historyRedeem } from "../../../src/contract/history";
import { failureOf, type Session, sign } from "../support/client";
import { deal } from "../support/deals";
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

const favourite = () => ({
	...{ Content_Type: 1000, Content_Ref: deal("plain") },
	tx_timestamp: api.client.newTimestamp(),
});
const malformed = { status: 400, code: failureCode.malformed };
const own = () => ({
	authorization: `Bearer ${me.token}`,
	"client-id": me.sub,
});

test("HEAD is checked like GET, and its reply has no body", async () => {
	const query = `tx_timestamp=${api.client.newTimestamp()}`;
	const head = (signature: string) =>
		fetch(`${api.client.address}${countRedeem.path}?${query}`, {
			method: "HEAD",
			headers: { ...own(), "x-signature": signature },
		});
	expect((await head(sign("other"))).status).toBe(400);
	const reply = await head(sign(query));
	expect([reply.status, await reply.text()]).toEqual([200, ""]);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE"])(
	"a mutation sent as %s is not found, whatever method its headers name",
	async (method) => {
		const query = new URLSearchParams(
			Object.entries(favourite()).map(([name, value]) => [name, String(value)]),
		).toString();
		const reply = await fetch(
			`${api.client.address}${addOrRemoveFavoritePrivilege.path}?${query}&_method=POST`,
			{
				method,
				headers: {
					...own(),
					"x-signature": sign(query),
					"x-http-method-override": "POST",
					"x-method-override": "POST",
				},
			},
		);
		expect(reply.status).toBe(404);
	},
);

test("a query beside a body is neither signed nor read", async () => {
	const { path } = addOrRemoveFavoritePrivilege;
	const { Content_Type, tx_timestamp } = favourite();
	const query = `Content_Ref=${deal("plain")}&tx_timestamp=${tx_timestamp}`;
	const send = (raw: string, signed: string) =>
		api.client.send(addOrRemoveFavoritePrivilege, {}, me, {
			...{ raw, path: `${path}?${query}` },
			headers: { "x-signature": sign(signed) },
		});
	const missing = JSON.stringify({ Content_Type, tx_timestamp });
	expect(failureOf(await send(missing, missing))).toMatchObject(malformed);
	const whole = JSON.stringify(favourite());
	expect(failureOf(await send(whole, query))).toMatchObject(malformed);
	expect((await send(whole, whole)).status).toBe(200);
});

test.each<[string, (json: string) => Buffer, Record<string, string>]>([
	["a compressed body", gzipSync, { "content-encoding": "gzip" }],
	[
		"a body in UTF-16",
		(json) => Buffer.from(json, "utf16le"),
		{ "content-type": "application/json; charset=utf-16le" },
	],
	[
		"a body that is no UTF-8",
		(json) => Buffer.from(json.replace("PV_", "PV\xff"), "latin1"),
		{},
	],
	[
		"a form of the same values",
		() =>
			Buffer.from(new URLSearchParams(JSON.stringify(favourite())).toString()),
		{ "content-type": "application/x-www-form-urlencoded" },
	],
])("%s is malformed although it is signed", async (_what, encode, headers) => {
	const raw = Uint8Array.from(encode(JSON.stringify(favourite())));
	const reply = await api.client.send(addOrRemoveFavoritePrivilege, {}, me, {
		raw,
		headers,
	});
	expect(failureOf(reply)).toMatchObject(malformed);
});

test("of a key that is twice in a body only the last value counts", async () => {
	const list = { PageNumber: 1, ItemsPerPage: 25 };
	const tx_timestamp = api.client.newTimestamp();
	const inner = JSON.stringify({ ...list, tx_timestamp }).slice(1);
	const send = (parts: string) =>
		api.client.send(historyRedeem, {}, me, { raw: `{${parts},${inner}` });
	expect(
		(await send('"UsePrivilege":"nothing","UsePrivilege":"Used"')).status,
	).toBe(200);
	expect(
		failureOf(await send('"UsePrivilege":"Used","UsePrivilege":"nothing"')),
	).toMatchObject(malformed);
});

// The bug: behind a proxy that adds the port of https to Host, every mutation of the app was malformed.
test.each([
	["https://gift.example", "gift.example", 204],
	["https://gift.example", "gift.example:443", 204],
	["https://gift.example", "gift.example:8443", 400],
	["https://gift.example", "other.example", 400],
	["http://localhost", "localhost", 204],
	// The bug: an origin without a host, such as that of a file, was accepted as the server's own.
	["file://", "localhost", 400],
	["capacitor://localhost", "localhost", 400],
])(
	"a request from the origin %s to the host %s gets %d",
	async (origin, host, status) => {
		const { address } = api.client;
		const sent = request(address + countRedeem.path, {
			...{ method: "OPTIONS", headers: { host, origin } },
		}).end();
		const [reply] = await once(sent, "response");
		reply.resume();
		expect(reply.statusCode).toBe(status);
	},
);
