// The limits of a service: per client and address over all processes, behind proxies, and none for files that exist (X04).
import { afterEach, describe, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/openDatabase";
import { countRedeem } from "../../../src/contract/history";
import { requestOtp } from "../../../src/contract/sms";
import { failureOf } from "../support/client";
import { messagesTo, newMobile } from "../support/inbox";
import {
	newDatabase,
	newMockUserId,
	newStore,
	noon,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const stop of stops.splice(0).reverse()) await stop();
});

async function start(environment: NodeJS.ProcessEnv, store?: Store) {
	const server = await startTestServer(environment, {}, store);
	stops.push(server.stop);
	return server;
}

/** The status of a call that nobody signed, as it comes from a proxy. */
const statusFor = async (server: TestServer, forwarded: string) =>
	(
		await server.client.send(countRedeem, {}, undefined, {
			headers: { "x-forwarded-for": forwarded },
		})
	).status;

const once = { RATE_LIMIT_PER_ADDRESS: "1" };

describe("the address of a client", () => {
	test("is the connection's: what it claims to be is not believed", async () => {
		const server = await start(once);
		expect(await statusFor(server, "203.0.113.1")).toBe(401);
		expect(await statusFor(server, "203.0.113.2")).toBe(429);
	});

	test("is the last one that the nearest proxy wrote", async () => {
		const server = await start({ ...once, TRUST_PROXY: "1" });
		expect(await statusFor(server, "203.0.113.1")).toBe(401);
		expect(await statusFor(server, "203.0.113.2")).toBe(401);
		expect(await statusFor(server, "198.51.100.9, 203.0.113.2")).toBe(429);
	});

	test("is the last one of no listed proxy", async () => {
		const TRUST_PROXY = "127.0.0.1, 10.0.0.0/8, 2001:db8:1::/48";
		const server = await start({ ...once, TRUST_PROXY });
		const status = (forwarded: string) => statusFor(server, forwarded);
		expect(await status("203.0.113.1, 10.1.2.3")).toBe(401);
		expect(await status("6.6.6.6, 203.0.113.1, 2001:db8:1::7, 10.9.9.9")).toBe(
			429,
		);
		expect(await status("203.0.113.1, 11.0.0.1")).toBe(401);
		// Not an address: the last proxy's own counts.
		expect(await status("203.0.113.7, <script>")).toBe(401);
		expect(await status("203.0.113.8, <script>")).toBe(429);
	});

	test("is the network of one customer for IPv6", async () => {
		const server = await start({ ...once, TRUST_PROXY: "1" });
		expect(await statusFor(server, "2001:db8:0:7::1")).toBe(401);
		expect(await statusFor(server, "2001:db8:0:7:ffff::2")).toBe(429);
		expect(await statusFor(server, "2001:db8:0:8::1")).toBe(401);
	});
});

describe("files", () => {
	test("that exist are never limited, what does not exist is", async () => {
		const server = await start({ RATE_LIMIT_PER_ADDRESS: "3" });
		const status = async (path: string) =>
			(await fetch(server.client.address + path)).status;
		const missing = ["/assets/gone.js", "/api/v1/nothing", "/content/gone"];
		for (const path of missing) expect(await status(path)).toBe(404);
		for (const path of [...missing, "/gone.png"])
			expect([path, await status(path)]).toEqual([path, 429]);
		for (let visit = 0; visit < 30; visit++)
			expect(await status("/content/deal-yoga")).toBe(200);
		// Calls have a limit of their own.
		expect(await statusFor(server, "")).toBe(401);
	});
});

test("twenty customers who ask for one number at once send it one text", async () => {
	const server = await start({});
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

describe.skipIf(!postgresUrl)("several processes on one PostgreSQL", () => {
	async function twoServers(environment: NodeJS.ProcessEnv) {
		const url = await newDatabase();
		const stores = [await newStore(noon, url), await newStore(noon, url)];
		for (const store of stores) stops.push(() => store.close());
		const [first, second] = stores;
		return [
			await start(environment, first),
			await start(environment, second),
		] as const;
	}

	test("count a client's requests together, and an address's", async () => {
		const [one, two] = await twoServers({
			RATE_LIMIT_PER_CLIENT: "4",
			RATE_LIMIT_PER_ADDRESS: "8",
		});
		const me = await one.client.signIn(newMockUserId());
		const ask = async (server: TestServer) =>
			(await server.client.send(countRedeem, {}, me)).status;
		const statuses = [];
		for (const server of [one, two, two, one, two, one])
			statuses.push(await ask(server));
		expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
		// The sign-in and six calls before.
		expect(await statusFor(two, "")).toBe(401);
		expect(await statusFor(one, "")).toBe(429);
	});

	test("count in memory while the database refuses, and together afterwards", async () => {
		const [one, two] = await twoServers({ RATE_LIMIT_PER_ADDRESS: "3" });
		const admin = one.store.pool;
		await admin?.query("alter table request_counts rename to away");
		for (const server of [one, two])
			for (const status of [401, 401, 401, 429])
				expect(await statusFor(server, "")).toBe(status);
		await admin?.query("alter table away rename to request_counts");
		const statuses = [];
		for (const server of [one, two, one, two])
			statuses.push(await statusFor(server, ""));
		expect(statuses).toEqual([401, 401, 401, 429]);
	});

	test("send one number one text", async () => {
		const servers = await twoServers({});
		const mobile = newMobile();
		const replies = await Promise.all(
			Array.from({ length: 20 }, async (_, at) => {
				const { client } = servers[at % 2 === 0 ? 0 : 1];
				const me = await client.signIn(newMockUserId("new"));
				return await client.send(requestOtp, { MobileNo: mobile }, me);
			}),
		);
		expect(replies.filter((it) => it.status === 200)).toHaveLength(1);
		for (const reply of replies.filter((it) => it.status !== 200))
			expect(failureOf(reply)).toMatchObject({ status: 400, code: 40004 });
	});

	test("keep the counts in a table without a write-ahead log", async () => {
		const [{ store }] = await twoServers({});
		const found = await store.pool?.query(
			"select relpersistence from pg_class where relname = 'request_counts'",
		);
		expect(found?.rows).toEqual([{ relpersistence: "u" }]);
	});
});
