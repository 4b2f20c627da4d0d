// Rate limits over several processes on one PostgreSQL, even while it is unavailable (X04).
import { describe, expect, test } from "vitest";
import { createEventSession } from "../../../src/contract/event";
import { countRedeem } from "../../../src/contract/history";
import { requestOtp, verifyMobileNo } from "../../../src/contract/sms";
import { failureOf } from "../support/client";
import { newMobile } from "../support/inbox";
import { startLimited, statusFor, stops } from "../support/limitedServers";
import {
	newDatabase,
	newMockUserId,
	newStore,
	postgresUrl,
	type TestServer,
} from "../support/testServer";

describe.skipIf(!postgresUrl)("several processes on one PostgreSQL", () => {
	async function twoServers(environment: NodeJS.ProcessEnv) {
		const url = await newDatabase();
		const stores = [await newStore(url), await newStore(url)];
		for (const store of stores) stops.push(() => store.close());
		const [first, second] = stores;
		return [
			await startLimited(environment, first),
			await startLimited(environment, second),
		] as const;
	}

	test("count the requests of a client and of an address over all processes", async () => {
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
		// The sign-in and the six calls counted for the address too.
		expect(await statusFor(two, "")).toBe(401);
		expect(await statusFor(one, "")).toBe(429);
	});

	test("do not store the customer's name, which would outlive a deletion", async () => {
		const [one] = await twoServers({ RATE_LIMIT_PER_CLIENT: "300" });
		const me = await one.client.signIn(newMockUserId());
		await one.client.ask(createEventSession, { session_id: "session" }, me);
		await one.client.ask(verifyMobileNo, { MobileNo: newMobile() }, me);
		const counted = await one.store.pool?.query(
			"select to_jsonb(it)::text as row from request_counts it",
		);
		const rows = counted?.rows.map(({ row }) => row).join() ?? "";
		for (const limit of ["client", "logs", "numbers"])
			expect(rows).toContain(`${limit}:`);
		expect(rows).not.toContain(me.sub);
	});

	test("count in memory while the database is unavailable, and over all processes afterwards", async () => {
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

	test("count a request in memory if the database does not count it within two seconds", async () => {
		const [one] = await twoServers({ RATE_LIMIT_PER_ADDRESS: "1" });
		const other = await one.store.pool?.connect();
		await other?.query("begin; lock table request_counts");
		const begun = performance.now();
		for (const status of [401, 429])
			expect(await statusFor(one, "")).toBe(status);
		expect(performance.now() - begun).toBeLessThan(12_000);
		await other?.query("rollback");
		other?.release();
	});

	test("end on time, even if a process whose clock was ahead began to count", async () => {
		const [one] = await twoServers({ RATE_LIMIT_PER_ADDRESS: "3" });
		expect(await statusFor(one, "")).toBe(401);
		await one.store.pool?.query(
			"update request_counts set expire = expire + 3600000",
		);
		const statuses = [];
		for (let asked = 2; asked <= 7; asked++)
			statuses.push(await statusFor(one, ""));
		// The fourth request starts a new count.
		expect(statuses).toEqual([401, 401, 401, 401, 401, 401]);
		expect(await statusFor(one, "")).toBe(429);
	});

	test("send one text per number over all processes", async () => {
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
