// The API behind Debian's PgBouncer, which gives each transaction another connection (X02).
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countRedeem } from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { startPgbouncer } from "../../support/pgbouncer";
import { deal } from "../support/deals";
import { startLimited, stops } from "../support/limitedServers";
import { stockOf } from "../support/rows";
import {
	newDatabase,
	newMockUserId,
	newStore,
	noon,
	postgresUrl,
	startTestServer,
} from "../support/testServer";

const isInstalled = existsSync("/usr/sbin/pgbouncer");

describe.skipIf(!postgresUrl || !isInstalled)("behind PgBouncer", () => {
	let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
	let url = "";
	beforeAll(async () => {
		const database = new URL(await newDatabase());
		pooler = await startPgbouncer(database.href);
		const pooled = new URL(pooler.url);
		pooled.pathname = database.pathname;
		url = pooled.href;
	});
	afterAll(() => pooler.stop());

	test("a start without the setting reports in one line what PgBouncer refused", async () => {
		await expect(newStore(noon, url, false)).rejects.toThrow(
			/^The database of DATABASE_URL cannot be opened \(.*statement_timeout.*\)\.$/,
		);
	});

	test("two simultaneous starts migrate one after the other, and each code is claimed once", async () => {
		const stores = await Promise.all(
			[1, 2].map(() => newStore(noon, url, true)),
		);
		const servers = await Promise.all(
			stores.map((store) => startTestServer({}, {}, store)),
		);
		const Reference = deal("twenty");
		const [store] = stores;
		if (!store) throw new Error("no store");
		const { privilege } = await stockOf(store, Reference);
		const replies = await Promise.all(
			Array.from({ length: 60 }, async (_, at) => {
				const { client } = servers[at % 2] ?? { client: undefined };
				if (!client) throw new Error("no server");
				const me = await client.signIn(newMockUserId());
				const request = { Reference, Amount: 1, IsUsed: true };
				const reply = await client.send(submitRedeemCouponCodeV2, request, me);
				const count = await client.ask(countRedeem, {}, me);
				expect(count.count).toBe(reply.status === 200 ? 1 : 0);
				return reply.status;
			}),
		);
		expect(replies.filter((it) => it === 200)).toHaveLength(
			privilege.entry_remaining,
		);
		expect(new Set(replies)).toEqual(new Set([200, 400]));
		const { sold } = await stockOf(store, Reference);
		expect(new Set(sold.map((it) => it.code)).size).toBe(sold.length);
		for (const server of servers) await server.stop();
		for (const each of stores) await each.close();
	});

	test("the limits count a client's requests over all processes", async () => {
		const stores = [
			await newStore(noon, url, true),
			await newStore(noon, url, true),
		];
		for (const store of stores) stops.push(() => store.close());
		const limits = { RATE_LIMIT_PER_CLIENT: "4" };
		const [first, second] = stores;
		const one = await startLimited(limits, first);
		const two = await startLimited(limits, second);
		const me = await one.client.signIn(newMockUserId());
		const statuses = [];
		for (const server of [one, two, two, one, two, one])
			statuses.push((await server.client.send(countRedeem, {}, me)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
	});
});
