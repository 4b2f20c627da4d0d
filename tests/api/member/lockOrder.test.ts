// Simultaneous calls of one customer take their locks in one order: a deadlock would block other transactions for a second or more.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Store } from "../../../server/store/connection/database";
import { deleteUserBySub } from "../../../src/contract/manual";
import { submitTermsofService } from "../../../src/contract/terms";
import { holdRows, waitersFor } from "../support/locks";
import {
	newDatabase,
	newMockUserId,
	newStore,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

describe.skipIf(!postgresUrl)("at once", () => {
	let store: Store;
	let api: TestServer;
	beforeAll(async () => {
		const url = await newDatabase();
		const admin = new pg.Client({ connectionString: url });
		await admin.connect();
		// The deadlock timeout is longer than a statement may take, so that a deadlock becomes a 503.
		await admin.query(
			`alter database ${admin.database} set deadlock_timeout = '60s'`,
		);
		await admin.end();
		store = await newStore(url);
		api = await startTestServer({}, {}, store);
	}, 60_000);
	afterAll(async () => {
		await api.stop();
		await store.close();
	});

	test("eight deletions of a customer delete it only once", async () => {
		const me = await api.client.signIn(newMockUserId());
		const release = await holdRows(store, "customers where sub = $1", me.sub);
		const deletions = Array.from({ length: 8 }, () =>
			api.client.send(deleteUserBySub, { sub: me.sub }, me),
		);
		await waitersFor(store, 8);
		await release();
		const statuses = (await Promise.all(deletions)).map((it) => it.status);
		expect(statuses.sort()).toEqual([200, ...Array(7).fill(401)]);
	});

	test("simultaneous decisions may list the terms in any order", async () => {
		const me = await api.client.signIn(newMockUserId());
		const submit = (...ids: string[]) =>
			api.client.send(
				submitTermsofService,
				{
					list_consent: ids.map((consent_id) => ({
						...{ consent_id, is_consent: true, is_required: true },
					})),
				},
				me,
			);
		expect((await submit("CS_1", "CS_2")).status).toBe(200);
		const decided = "answered where sub = $1 and signature = 'newest'";
		const release = await holdRows(store, decided, me.sub);
		const submissions = [submit("CS_1", "CS_2"), submit("CS_2", "CS_1")];
		await waitersFor(store, 2);
		await release();
		const statuses = (await Promise.all(submissions)).map((it) => it.status);
		expect(statuses).not.toContain(503);
	});
});
