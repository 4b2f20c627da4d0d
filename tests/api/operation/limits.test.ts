// Rate limits of a service: per client and address over all processes, behind proxies, and none for existing files (X04).
import { setTimeout } from "node:timers/promises";
import { Pool } from "pg";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createLogger } from "../../../server/middleware/requestLog";
import { generateAppTokenV2 } from "../../../src/contract/authentication";
import { privilegeEventLog } from "../../../src/contract/code";
import type { Endpoint } from "../../../src/contract/endpoint";
import {
	createEventLog,
	createEventSession,
} from "../../../src/contract/event";
import { countRedeem } from "../../../src/contract/history";
import { addSearchLog } from "../../../src/contract/search";
import { requestOtp, verifyMobileNo } from "../../../src/contract/sms";
import { submitTermsofService } from "../../../src/contract/terms";
import { messagesTo, newMobile } from "../support/inbox";
import { startLimited, statusFor, stops } from "../support/limitedServers";
import { uploadPicture } from "../support/profiles";
import {
	minute,
	newMockUserId,
	noon,
	startTestServer,
} from "../support/testServer";

const once = { RATE_LIMIT_PER_ADDRESS: "1" };

describe("the address of a client", () => {
	test("is the connection's; X-Forwarded-For is ignored", async () => {
		const server = await startLimited(once);
		expect(await statusFor(server, "203.0.113.1")).toBe(401);
		expect(await statusFor(server, "203.0.113.2")).toBe(429);
	});

	test("is the last address, which the nearest proxy added", async () => {
		const server = await startLimited({ ...once, TRUST_PROXY: "1" });
		expect(await statusFor(server, "203.0.113.1")).toBe(401);
		expect(await statusFor(server, "203.0.113.2")).toBe(401);
		expect(await statusFor(server, "198.51.100.9, 203.0.113.2")).toBe(429);
	});

	test("is the last address that is not a trusted proxy", async () => {
		const TRUST_PROXY = "127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48";
		const server = await startLimited({ ...once, TRUST_PROXY });
		const status = (forwarded: string) => statusFor(server, forwarded);
		expect(await status("203.0.113.1, 10.1.2.3")).toBe(401);
		expect(await status("6.6.6.6, 203.0.113.1, 2001:db8:1::7, 10.9.9.9")).toBe(
			429,
		);
		expect(await status("203.0.113.1, 11.0.0.1")).toBe(401);
		// The header has no valid address, so the address of the last proxy counts.
		expect(await status("203.0.113.7, <script>")).toBe(401);
		expect(await status("203.0.113.8, <b>")).toBe(429);
		// A dual-stack socket reports IPv4 addresses in this form.
		expect(await status("203.0.113.9, ::ffff:10.9.9.9")).toBe(401);
		expect(await status("::ffff:203.0.113.9")).toBe(429);
		expect(await status("::FFFF:203.0.113.9")).toBe(429);
		expect(await status("::FFFF:203.0.113.11")).toBe(401);
		// Some gateways add the port.
		expect(await status("6.6.6.6:1, 203.0.113.10:5678, 10.1.2.3:443")).toBe(
			401,
		);
		expect(await status("203.0.113.10:9, [2001:db8:1::7]:443")).toBe(429);
		expect(await status("[2001:db8:2::1]:50, [2001:db8:1::7]")).toBe(401);
		expect(await status("2001:db8:2::1")).toBe(429);
	});

	test("is the /64 network for IPv6", async () => {
		const server = await startLimited({ ...once, TRUST_PROXY: "1" });
		expect(await statusFor(server, "2001:db8:0:7::1")).toBe(401);
		expect(await statusFor(server, "2001:db8:0:7:ffff::2")).toBe(429);
		expect(await statusFor(server, "2001:0db8:0000:0007::3")).toBe(429);
		expect(await statusFor(server, "2001:DB8:0:7::4")).toBe(429);
		expect(await statusFor(server, "2001:db8:0:8::1")).toBe(401);
	});
});

describe("files", () => {
	test("are never limited if they exist, while missing ones are", async () => {
		const server = await startLimited({ RATE_LIMIT_PER_ADDRESS: "3" });
		const status = async (path: string) =>
			(await fetch(server.client.address + path)).status;
		const missing = ["/assets/gone.js", "/api/v1/nothing", "/content/gone"];
		for (const path of missing) expect(await status(path)).toBe(404);
		for (const path of [...missing, "/gone.png"]) {
			const reply = await fetch(server.client.address + path);
			expect([path, reply.status]).toEqual([path, 429]);
			// The body must have the encoding of its own headers, not of the 404.
			expect(await reply.json()).toHaveProperty("error.code", 42900);
		}
		for (let visit = 0; visit < 30; visit++)
			expect(await status("/content/deal-yoga")).toBe(200);
		// Calls have a limit of their own.
		expect(await statusFor(server, "")).toBe(401);
	});
});

test.each(["/share", "/content/profile/aaaaaaaaaaaaaaaaaaaaaaaa"])(
	"%s needs the store, so it counts as a call of its address",
	async (path) => {
		const server = await startLimited(once);
		await fetch(server.client.address + path);
		expect(await statusFor(server, "")).toBe(429);
	},
);

test("twenty simultaneous requests for a code send one text to the number", async () => {
	const server = await startLimited({});
	const mobile = newMobile();
	const customers = await Promise.all(
		Array.from({ length: 20 }, () =>
			server.client.signIn(newMockUserId("new")),
		),
	);
	const replies = await Promise.all(
		customers.map((me) =>
			server.client.send(requestOtp, { MobileNo: mobile }, me),
		),
	);
	expect(replies.filter((it) => it.status === 200)).toHaveLength(1);
	expect(await messagesTo(server, mobile)).toHaveLength(1);
});

/** A server whose rate limits call `count` with the key of each counter. */
async function startCounted(
	count: (key: string) => Promise<number>,
	lines: string[] = [],
) {
	const { store, stop } = await startTestServer();
	const query = async ({ values }: { values: unknown[] }) => ({
		rows: [
			{
				points: await count(String(values[0])),
				expire: Date.now() + 24 * 60 * 60 * 1000,
			},
		],
	});
	const pool = Object.assign(new Pool(), { query });
	const server = await startTestServer(
		{ RATE_LIMIT_PER_CLIENT: "300" },
		{},
		{ ...store, pool },
		createLogger("warn", { write: (line) => lines.push(line) }),
	);
	stops.push(stop, server.stop);
	return server;
}

test("a counter has no name of the customer, since it outlives a deletion, but each customer has their own", async () => {
	const keys: string[] = [];
	const { client } = await startCounted(async (key) => keys.push(key));
	const [me, other] = [
		await client.signIn(newMockUserId()),
		await client.signIn(newMockUserId()),
	];
	const session_id = newMockUserId();
	for (const [endpoint, request, who] of [
		[createEventSession, { session_id }, me],
		[createEventSession, { session_id }, me],
		[verifyMobileNo, { MobileNo: newMobile() }, me],
		[countRedeem, {}, other],
	] as const)
		expect((await client.send(endpoint, request, who)).status).toBe(200);
	expect(keys.join()).not.toContain(me.sub);
	// Every call is counted for the client; the log lines and the number have further counters.
	expect(keys).toHaveLength(7);
	expect(new Set(keys).size).toBe(4);
});

test("a customer may write 3000 log lines a day; further lines are refused, and other calls are not", async () => {
	let lines = 2999;
	const { client } = await startCounted(async (key) =>
		key.startsWith("logs:") ? lines : 1,
	);
	const session_id = newMockUserId();
	const event = {
		...{ session_id, name: "View", type: "view", path: "/" },
		...{ ref1: null, ref2: null, ref3: null },
	};
	const copied = { Transaction_Id: "GG1", Privilege_Id: "1" };
	const logs: [Endpoint, object][] = [
		[createEventSession, { session_id }],
		[createEventLog, event],
		[privilegeEventLog, { ...copied, PrivilegeType: 1, Type_Event_Log: 1 }],
		[addSearchLog, { type: 1, item_id: "1" }],
	];
	const me = await client.signIn(newMockUserId());
	const first = { timestamp: noon - minute };
	for (const [endpoint, request] of logs)
		expect(await client.send(endpoint, request, me, first)).toMatchObject({
			status: 200,
		});
	lines = 3001;
	for (const [endpoint, request] of logs) {
		const { status, headers } = await client.send(endpoint, request, me);
		expect([endpoint.path, status]).toEqual([endpoint.path, 429]);
		expect(Number(headers.get("retry-after"))).toBeGreaterThan(86_000);
		// The same bytes write no further line and get their first reply (decision 011).
		const again = await client.send(endpoint, request, me, first);
		expect([endpoint.path, again.status]).toEqual([endpoint.path, 200]);
	}
	expect((await client.send(countRedeem, {}, me)).status).toBe(200);
});

test("a customer may look up 30 numbers an hour, whatever others do", async () => {
	const { client } = await startLimited({ RATE_LIMIT_PER_CLIENT: "300" });
	const [me, other] = [
		await client.signIn(newMockUserId()),
		await client.signIn(newMockUserId()),
	];
	const lookUp = (who: typeof me) =>
		client.send(verifyMobileNo, { MobileNo: newMobile() }, who);
	for (let at = 0; at < 30; at++) expect((await lookUp(me)).status).toBe(200);
	const { status, headers } = await lookUp(me);
	expect(status).toBe(429);
	expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(3600);
	expect((await lookUp(other)).status).toBe(200);
});

// The bug: a few customers with three uploads at a time each blocked the uploads of all others.
test("without a limit of all calls (0) there is none of single ones either", async () => {
	const { client } = await startLimited({ RATE_LIMIT_PER_CLIENT: "0" });
	const me = await client.signIn(newMockUserId());
	for (let i = 0; i < 31; i++) {
		const request = { MobileNo: newMobile() };
		expect((await client.send(verifyMobileNo, request, me)).status).toBe(200);
	}
});

test("a customer may upload 30 pictures an hour, whatever others do; a repeated upload counts once", async () => {
	const server = await startLimited({ RATE_LIMIT_PER_CLIENT: "300" });
	const [me, other] = [
		await server.client.signIn(newMockUserId()),
		await server.client.signIn(newMockUserId()),
	];
	const create = { width: 64, height: 64, channels: 3 as const };
	const file = await sharp({ create: { ...create, background: "#1257e0" } })
		.png()
		.toBuffer();
	const first = String(noon - minute);
	const upload = async (who = me, timestamp?: string) =>
		await uploadPicture(server, who, file, timestamp);
	for (const _ of "12") expect((await upload(me, first)).status).toBe(200);
	for (let at = 1; at < 30; at++) expect((await upload()).status).toBe(200);
	const { status, headers } = await upload();
	expect(status).toBe(429);
	expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
	expect((await upload(me, first)).status).toBe(200);
	expect((await upload(other)).status).toBe(200);
	expect((await server.client.send(countRedeem, {}, me)).status).toBe(200);
});

// The bug: each submission saved its reply with all terms, so that many submissions could fill the disk.
test("a customer may submit terms 60 times an hour, whatever others do; a repeated submission counts once", async () => {
	const { client } = await startLimited({ RATE_LIMIT_PER_CLIENT: "300" });
	const [me, other] = [
		await client.signIn(newMockUserId()),
		await client.signIn(newMockUserId()),
	];
	const first = client.newTimestamp();
	const submit = (who = me, timestamp = client.newTimestamp()) =>
		client.send(submitTermsofService, { list_consent: [] }, who, { timestamp });
	for (const _ of "12") expect((await submit(me, first)).status).toBe(200);
	for (let at = 1; at < 60; at++) expect((await submit()).status).toBe(200);
	const { status, headers } = await submit();
	expect(status).toBe(429);
	expect(Number(headers.get("retry-after"))).toBeGreaterThan(60);
	expect((await submit(me, first)).status).toBe(200);
	expect((await submit(other)).status).toBe(200);
});

test("an upload counts once, like any call", async () => {
	const server = await startLimited({ RATE_LIMIT_PER_CLIENT: "2" });
	const me = await server.client.signIn(newMockUserId());
	expect((await uploadPicture(server, me, null)).status).toBe(400);
	const statusOf = async () =>
		(await server.client.send(countRedeem, {}, me)).status;
	expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
});

// The bug: the token of a phone that the customer had left could use up the customer's limits for 30 days.
test("the token of a phone that the customer has left counts only for that phone", async () => {
	const server = await startLimited({ RATE_LIMIT_PER_CLIENT: "2" });
	const user = newMockUserId();
	const former = await server.client.signIn(user);
	const me = await server.client.signIn(user, {
		mock_imei: "356938035643809",
	});
	const statusOf = async (endpoint: Endpoint, who: typeof me) =>
		(await server.client.send(endpoint, {}, who)).status;
	for (const status of [403, 403, 429])
		expect(await statusOf(generateAppTokenV2, former)).toBe(status);
	expect(await statusOf(countRedeem, me)).toBe(200);
});

test("if the database cannot count requests, the log has one line, and calls are answered", async () => {
	const lines: string[] = [];
	const server = await startCounted(async () => {
		await setTimeout(1);
		throw Object.assign(new Error("no table"), { code: "42P01" });
	}, lines);
	const me = await server.client.signIn(newMockUserId());
	for (let at = 0; at < 3; at++)
		expect((await server.client.send(countRedeem, {}, me)).status).toBe(200);
	expect(lines).toHaveLength(1);
	expect(JSON.parse(lines[0] ?? "")).toMatchObject({
		msg: "the database does not count requests: rate limits are counted in memory, per process",
		err: { code: "42P01" },
	});
});
