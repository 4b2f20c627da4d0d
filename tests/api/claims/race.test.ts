// 200 customers claim 20 codes at once over HTTP: exactly 20 succeed, each with a different code (issue 2).
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { couponCodeDetail } from "../../../src/contract/code";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { type Client, client, failureOf } from "../support/client";
import { deal } from "../support/deals";
import { endAll, type ServerProcess, startServer } from "../support/processes";
import { stockOf } from "../support/rows";
import {
	newDatabaseSettings,
	newMockUserId,
	newStore,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let store: Store;
let clients: Client[];
let api: TestServer | undefined;
let processes: ServerProcess[] = [];

// Two API processes share PostgreSQL; PGlite belongs to this process alone.
beforeAll(async () => {
	if (postgresUrl) {
		const settings = await newDatabaseSettings();
		// Both open the empty database at once: one migrates and seeds, the other waits.
		const start = () => startServer(settings);
		processes = await Promise.all([start(), start()]);
		store = await newStore(settings.DATABASE_URL);
		clients = processes.map(({ address }) => client(address));
	} else {
		api = await startTestServer();
		store = api.store;
		clients = [api.client];
	}
});
afterAll(async () => {
	await api?.stop();
	await Promise.all(processes.map((it) => it.end("SIGTERM")));
	endAll();
	if (processes.length > 0) await store.close();
});

test("of 200 customers who claim at once exactly 20 succeed, each with a different one of the 20 codes", async () => {
	const api = (at: number) => clients[at % clients.length] as Client;
	const customers = await Promise.all(
		Array.from({ length: 200 }, (_, at) => api(at).signIn(newMockUserId())),
	);
	const replies = await Promise.all(
		customers.map((me, at) =>
			api(at).send(
				submitRedeemCouponCodeV2,
				{ Reference: deal("twenty"), Amount: 1, IsUsed: true },
				me,
			),
		),
	);
	const winners = replies.flatMap((reply, at) =>
		reply.status === 200 ? [at] : [],
	);
	expect(winners).toHaveLength(20);
	for (const reply of replies)
		if (reply.status !== 200)
			expect(failureOf(reply)).toMatchObject({
				status: 400,
				code: failureCode.claimRefused,
			});

	const { privilege, sold, pool } = await stockOf(store, deal("twenty"));
	expect(privilege.entry_remaining).toBe(0);
	expect(new Set(sold.map((it) => it.code)).size).toBe(20);
	expect(pool.filter((it) => it.transaction_id === null)).toEqual([]);

	const codes = await Promise.all(
		winners.map(async (at) => {
			const me = customers[at];
			const { transaction_id } = sold.find((it) => it.sub === me?.sub) ?? {
				transaction_id: "",
			};
			// The other process reads the same store.
			return (
				await api(at + 1).ask(
					couponCodeDetail,
					{ CPC_Transaction_Id: transaction_id, Start_Countdown: true },
					me,
				)
			).code;
		}),
	);
	expect(new Set(codes)).toEqual(new Set(pool.map((it) => it.code)));
});
