// @vitest-environment node
// Proves the request conventions and how each kind of reply is handled, with a real HTTP server (1 §7).

import { createHmac } from "node:crypto";
import * as v from "valibot";
import {
	afterAll,
	afterEach,
	beforeEach,
	describe,
	expect,
	test,
	vi,
} from "vitest";
import { landing } from "../../../../src/contract/authentication";
import { get, post } from "../../../../src/contract/endpoint";
import { text } from "../../../../src/contract/fields";
import {
	ApiFailure,
	mayHaveTakenEffect,
} from "../../../../src/platform/http/apiFailure";
import { serverNow } from "../../../../src/platform/http/clock";
import { call } from "../../../../src/platform/http/http";
import { signRequest } from "../../../../src/platform/http/signedRequest";
import {
	adoptToken,
	endSession,
	readToken,
} from "../../../../src/platform/session/session";
import { nth } from "../../../support/nth";
import { json, lost, startServer } from "../../support/server";
import { tokenOf } from "../../support/token";

const server = await startServer();
afterAll(server.stop);
beforeEach(() => {
	vi.stubEnv("VITE_API_HOST", server.origin);
	server.received.length = 0;
	server.answers.clear();
	endSession();
});
afterEach(() => vi.useRealTimers());

const reply = v.object({ name: text });
const read = get("internal/Area/Read", v.object({ a: text, b: text }), reply);
const write = post("internal/Area/Write", v.object({ a: text }), reply);
const upload = post(
	"internal/Area/Upload",
	v.object({ ProfileImage: v.instance(Blob) }),
	reply,
	{ body: "multipart" },
);
const sign = (signed: string) =>
	createHmac("sha256", "galaxy-gift-demo").update(signed).digest("base64");
const hour = 3_600_000;
/** What a call throws. */
const failureOf = (call: Promise<unknown>) =>
	call.then(
		() => expect.unreachable("the call succeeded"),
		(failure: unknown) => failure,
	);

test("a GET has its fields and the timestamp in a signed query", async () => {
	server.answers.set("Read", json({ name: "กาแฟ" }));
	const before = serverNow();
	expect(await call(read, { a: "x y&ก", b: null })).toEqual({ name: "กาแฟ" });
	const { method, path, query, headers } = nth(server.received);
	expect([method, path]).toEqual(["GET", "/api/v1/internal/Area/Read"]);
	expect(headers["x-signature"]).toBe(sign(query));
	expect(headers["content-type"]).toBeUndefined();
	const fields = new URLSearchParams(query);
	expect([fields.get("a"), fields.get("b")]).toEqual(["x y&ก", null]);
	expect(Number(fields.get("tx_timestamp")) - before).toBeLessThan(5000);
});

test("a POST has its fields and the timestamp in a signed JSON body", async () => {
	server.answers.set("Write", json({ name: null }));
	const language = "en-US";
	expect(await call(write, { a: "ก" }, { language })).toEqual({ name: "" });
	const { method, query, headers, body } = nth(server.received);
	expect([method, query]).toEqual(["POST", ""]);
	expect(headers["accept-language"]).toBe(language);
	expect(headers["content-type"]).toBe("application/json");
	expect(headers["x-signature"]).toBe(sign(body));
	expect(JSON.parse(body)).toEqual({
		a: "ก",
		tx_timestamp: expect.any(Number),
	});
});

test("a call with another customer's token does not change the signed-in session", async () => {
	server.answers.set("Read", json({ name: "" }));
	// Made once, since its expiry depends on the current second.
	const token = tokenOf("customer-1");
	adoptToken(token);
	const next = readToken(tokenOf("customer-2"));
	if (!next) throw new Error("A broken token");
	await call(read, { a: "", b: "" }, { as: next });
	await call(read, { a: "", b: "" });
	expect(
		server.received.map(({ headers }) => [
			headers["client-id"],
			headers.authorization,
		]),
	).toEqual([
		["customer-2", `Bearer ${next.token}`],
		["customer-1", `Bearer ${token}`],
	]);
});

test("an upload is multipart and signs only its timestamp", async () => {
	server.answers.set("Upload", json({ name: "1" }));
	await call(upload, { ProfileImage: new Blob(["pixels"]) });
	const { headers, body } = nth(server.received);
	expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
	const timestamp = /name="tx_timestamp"\s+(\d+)/.exec(body)?.[1];
	expect(headers["x-signature"]).toBe(sign(`tx_timestamp=${timestamp}`));
	expect(body).toContain("pixels");
});

test("bearer and client-id are sent if there is a session", async () => {
	server.answers.set("Write", json({}));
	await call(write, {});
	const token = tokenOf("customer-1");
	adoptToken(token);
	await call(write, {});
	// A person who signs in again is not yet the customer of the old token.
	server.answers.set("Landing", json({ token }));
	await call(landing, { code: "c" });
	const sent = server.received.map(({ headers }) => [
		headers.authorization,
		headers["client-id"],
	]);
	expect(sent).toEqual([
		[undefined, undefined],
		[`Bearer ${token}`, "customer-1"],
		[undefined, undefined],
	]);
});

test("simultaneous equal requests have different timestamps", async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	server.answers.set("Write", json({}));
	await Promise.all([1, 2, 3].map(() => call(write, { a: "ก" })));
	vi.useRealTimers();
	const bodies = server.received.map(({ body }) => body);
	expect(new Set(bodies).size).toBe(3);
});

test("cookies are never sent, and a request that must survive its page has keepalive", async () => {
	const fetched = vi.spyOn(globalThis, "fetch");
	server.answers.set("Write", json({}));
	await call(write, {});
	await call(write, {}, { keepalive: true });
	expect(fetched.mock.calls.map(([, init]) => init)).toMatchObject([
		{ credentials: "omit", keepalive: undefined },
		{ credentials: "omit", keepalive: true },
	]);
});

const envelope = (code: unknown) => ({
	status: "error",
	error: {
		code,
		locale: { "th-th": { message: "ไทย" }, "en-us": { message: "English" } },
	},
});
const capitals = {
	error: {
		code: 42900,
		Locale: { "th-TH": { Message: "รอ" }, "en-US": { Message: "Wait" } },
	},
};
test.each([
	[400, envelope(20000), 20000, "ไทย", "English"],
	[400, envelope("40009"), 40009, "ไทย", "English"],
	[400, { messageen: "No more", messageth: "หมด" }, null, "หมด", "No more"],
	[403, {}, null, "", ""],
	[429, capitals, 42900, "รอ", "Wait"],
	[500, "<html>", null, "", ""],
])(
	"a reply of status %d is thrown with its code and texts",
	async (status, body, code, th, en) => {
		const token = tokenOf("customer-1");
		adoptToken(token);
		server.answers.set("Read", json(body, status));
		const failure = await failureOf(call(read, {}));
		expect(failure).toBeInstanceOf(ApiFailure);
		expect(failure).toMatchObject({
			status,
			code,
			reason: "status",
			message: { th, en },
			// A late 403 does not end a session that has another token by then.
			token,
		});
		expect(mayHaveTakenEffect(failure)).toBe(status >= 500);
	},
);

test.each([
	["HTML", "<html></html>"],
	["nothing", ""],
	["cut JSON", '{"status":"succ'],
	["another envelope", '{"data":{"name":"x"}}'],
	["data of another shape", '{"status":"success","data":"x"}'],
	["null for data", '{"status":"success","data":null}'],
	["no data", '{"status":"success"}'],
])("a success with %s has a wrong shape", async (_title, body) => {
	server.answers.set("Read", (reply) => reply.end(body));
	const failure = await failureOf(call(read, {}));
	expect(failure).toMatchObject({ status: 200, reason: "shape" });
	expect(mayHaveTakenEffect(failure)).toBe(true);
});

test.each([
	[envelope(40009), 40009, "ไทย", "English"],
	[
		{ status: "fail", messageth: "เต็ม", messageen: "Full" },
		null,
		"เต็ม",
		"Full",
	],
])(
	"an error reply with status 200 is a refusal like one with status 400: its code and texts are read",
	async (body, code, th, en) => {
		server.answers.set("Write", (reply) => reply.end(JSON.stringify(body)));
		const failure = await failureOf(call(write, {}));
		expect(failure).toMatchObject({
			...{ status: 400, reason: "status", code },
			message: { th, en },
		});
		expect(mayHaveTakenEffect(failure)).toBe(false);
	},
);

test.each([
	[
		{ error: { code: "E12", locale: envelope(1).error.locale } },
		"E12",
		"English",
	],
	[{ error: { code: 40009, locale: "none" }, messageen: "No" }, 40009, "No"],
	[{ error: { code: 40009, locale: { "en-us": { message: 7 } } } }, 40009, "7"],
	[{ error: "refused", messageen: ["x"] }, null, ""],
])(
	"a failure of another shape %j is thrown with its readable parts",
	async (body, code, en) => {
		server.answers.set("Write", json(body, 400));
		expect(await failureOf(call(write, {}))).toMatchObject({
			...{ status: 400, code, message: { en } },
		});
	},
);

test("a connection that ends early is a network failure", async () => {
	server.answers.set("Write", lost);
	const failure = await failureOf(call(write, {}));
	expect(failure).toMatchObject({ status: 0, reason: "network", code: null });
	expect(mayHaveTakenEffect(failure)).toBe(true);
});

test("a reply, including its body, times out after 15 s", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	let taken: () => void = () => undefined;
	const arrived = new Promise<void>((resolve) => {
		taken = resolve;
	});
	server.answers.set("Write", (reply) => {
		reply.writeHead(200).write('{"status":');
		taken();
	});
	const failing = failureOf(call(write, {}));
	await arrived;
	vi.advanceTimersByTime(14_999);
	expect(vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(1);
	expect(vi.getTimerCount()).toBe(0);
	expect(await failing).toMatchObject({ status: 0, reason: "timeout" });
});

test("the caller's own abort is thrown unchanged", async () => {
	server.answers.set("Read", () => undefined);
	const controller = new AbortController();
	const failing = failureOf(call(read, {}, { signal: controller.signal }));
	controller.abort();
	expect(await failing).toMatchObject({ name: "AbortError" });
	const late = await failureOf(call(read, {}, { signal: controller.signal }));
	expect(late).toMatchObject({ name: "AbortError" });
	expect(mayHaveTakenEffect(late)).toBe(false);
});

test("the server's time is taken from all replies, also from failed ones", async () => {
	const ahead = Date.now() + 3_600_000;
	server.answers.set("Read", (reply) => {
		reply.setHeader("date", new Date(ahead).toUTCString());
		reply.writeHead(500).end();
	});
	await failureOf(call(read, {}));
	expect(Math.abs(serverNow() - ahead)).toBeLessThan(60_000);
	server.answers.set("Read", json({}));
	await call(read, {});
	expect(Math.abs(serverNow() - Date.now())).toBeLessThan(60_000);
});

/** Answers like a server whose clock differs from the phone's by `offset` ms; returns the timestamps that it got. */
function serverAt(offset: number) {
	const timestamps: number[] = [];
	server.answers.set("Write", (reply, request) => {
		const now = Date.now() + offset;
		const timestamp = Number(JSON.parse(request.body).tx_timestamp);
		timestamps.push(timestamp);
		reply.setHeader("date", new Date(now).toUTCString());
		const isFresh = Math.abs(timestamp - now) < 300_000;
		const answer = isFresh ? json({ name: "in" }) : json(envelope(10000), 400);
		answer(reply, request);
	});
	return timestamps;
}

test.each([hour / 10, -2 * hour])(
	"with a clock wrong by %d ms a request refused for its timestamp is repeated once with the reply's time",
	async (offset) => {
		const timestamps = serverAt(offset);
		expect(await call(write, { a: "x" })).toEqual({ name: "in" });
		expect(timestamps).toHaveLength(2);
		const { body, headers } = nth(server.received, -1);
		expect(JSON.parse(body)).toMatchObject({ a: "x" });
		expect(headers["x-signature"]).toBe(sign(body));
		// The time is known from now on.
		await call(write, {});
		expect(timestamps).toHaveLength(3);
	},
);

test.each([
	["refused again", () => json(envelope(10000), 400), 5 * hour, 2],
	["another refusal", () => json(envelope(20000), 400), 9 * hour, 1],
	["a request that is malformed", () => json(envelope(10000), 400), 0, 1],
])(
	"%s is thrown without more requests than allowed",
	async (_title, answer, offset, sent) => {
		let tries = 0;
		server.answers.set("Write", (reply, request) => {
			// A clock that never agrees with the last reply.
			const ahead = Date.now() + ++tries * offset;
			reply.setHeader("date", new Date(ahead).toUTCString());
			answer()(reply, request);
		});
		server.answers.set("Read", json({}));
		await call(read, {});
		server.received.length = 0;
		const failure = await failureOf(call(write, {}));
		expect(failure).toMatchObject({ status: 400, reason: "status" });
		expect(server.received).toHaveLength(sent);
		await call(read, {});
	},
);

test("a reply without a Date causes no repetition", async () => {
	server.answers.set("Read", json({}));
	await call(read, {});
	server.received.length = 0;
	server.answers.set("Write", (reply, request) => {
		reply.sendDate = false;
		json(envelope(10000), 400)(reply, request);
	});
	await failureOf(call(write, {}));
	expect(server.received).toHaveLength(1);
});

describe("saved signed bytes", () => {
	const signed = () => signRequest(write, { a: "ก" });

	test("are sent unchanged, however often, with the current bearer token", async () => {
		server.answers.set("Write", json({ name: "1" }));
		const request = await signed();
		adoptToken(tokenOf("customer-1"));
		await call(write, { a: "ก" }, { signed: request });
		const renewed = tokenOf("customer-1", { tier: "Gold" });
		adoptToken(renewed);
		await call(write, { a: "ก" }, { signed: request });
		const [first, again] = server.received;
		expect(again?.body).toBe(first?.body);
		expect(first?.body).toBe(request.body);
		expect(first?.path).toBe(write.path);
		expect(again?.headers["x-signature"]).toBe(sign(request.body));
		expect(again?.headers.authorization).toBe(`Bearer ${renewed}`);
	});

	test("are not signed again after a refusal for their timestamp", async () => {
		const request = await signed();
		const old = { ...request, tx_timestamp: request.tx_timestamp - 3_600_000 };
		server.answers.set("Write", json(envelope(10000), 400));
		expect(
			await failureOf(call(write, { a: "ก" }, { signed: old })),
		).toMatchObject({ status: 400, code: 10000 });
		expect(server.received).toHaveLength(1);
	});
});
