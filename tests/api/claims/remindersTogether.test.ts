// Several processes on one PostgreSQL send each reminder once, even after a restart, and keep none of a deleted customer (X08).
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { sendReminders } from "../../../server/push/sendReminders";
import { takeReminders } from "../../../server/store/claims/codeReminders";
import type {
	Database,
	Store,
} from "../../../server/store/connection/database";
import {
	customerForUpdateStatement,
	findCustomer,
} from "../../../server/store/member/customers";
import { deleteCustomer } from "../../../server/store/member/deleteCustomer";
import { codeReminders } from "../../../server/store/schema/schema";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { savePushSubscription } from "../../../src/contract/push";
import { deal } from "../support/deals";
import {
	type PushService,
	pushSettings,
	startPushService,
} from "../support/pushService";
import { at, senderOf } from "../support/reminders";
import { setClaim } from "../support/rows";
import {
	newDatabase,
	newMockUserId,
	newStore,
	postgresUrl,
	startTestServer,
	type TestServer,
} from "../support/testServer";

const people = 120;

/** Signs in a customer with a browser that gets reminders and a code for each end; returns the sub. */
async function subscribedCustomer(
	api: TestServer,
	pushes: PushService,
	ends: readonly number[],
): Promise<string> {
	const me = await api.client.signIn(newMockUserId());
	await api.client.ask(
		savePushSubscription,
		{ ...pushes.subscription(), locale: "th" },
		me,
	);
	for (const end of ends) {
		const { transaction_id } = await api.client.ask(
			submitRedeemCouponCodeV2,
			{ Reference: deal("plain"), Amount: 1, IsUsed: false },
			me,
		);
		await setClaim(api.store, transaction_id, {
			claimed_at: new Date(at(0)),
			expires_at: new Date(end),
		});
	}
	return me.sub;
}

describe.skipIf(!postgresUrl)("several processes on one PostgreSQL", () => {
	test("send one message to each customer, and a process that starts later sends none", async () => {
		const settings = pushSettings();
		const pushes = await startPushService();
		const url = await newDatabase();
		const stores = [await newStore(url)];
		for (let more = 0; more < 2; more++) stores.push(await newStore(url));
		const api = await startTestServer(settings, {}, stores[0]);
		for (let number = 0; number < people; number++)
			await subscribedCustomer(api, pushes, [at(22), at(23)]);
		const send = senderOf(settings);
		const round = (store: Store) =>
			sendReminders({ store, send, now: () => new Date(at(12)) });
		await Promise.all(stores.map(round));
		for (const store of stores) await store.close();
		const later = await newStore(url);
		await round(later);
		const titles = pushes.received.map(({ message }) => message.title);
		expect(titles).toEqual(Array(people).fill("คูปอง 2 ใบใกล้หมดอายุ"));
		expect(new Set(pushes.received.map((it) => it.endpoint)).size).toBe(people);
		await later.close();
		await api.stop();
		pushes.stop();
	});

	test("a customer who is deleted at the same moment leaves no reminder behind", async () => {
		const settings = pushSettings();
		const pushes = await startPushService();
		const url = await newDatabase();
		const [store, other] = [await newStore(url), await newStore(url)];
		const api = await startTestServer(settings, {}, store);
		const [first, second] = [
			await subscribedCustomer(api, pushes, [at(22)]),
			await subscribedCustomer(api, pushes, [at(22)]),
		];
		const now = new Date(at(12));
		const scopeOf = async (db: Database, sub: string) => {
			const customer = await findCustomer(db, sub, customerForUpdateStatement);
			if (!customer) throw new Error(`There is no ${sub}`);
			return { db, customer, now, settings: { tokenKey: "a-secret" } };
		};
		const erase = (sub: string) =>
			store.transaction(async (tx) => deleteCustomer(await scopeOf(tx, sub)));
		// In this case the deletion begins first.
		await store.transaction(async (tx) => {
			await deleteCustomer(await scopeOf(tx, first));
			const taken = await other.transaction((reminding) =>
				takeReminders(reminding, [first, second], now),
			);
			expect(taken.map(({ codes }) => codes[0].sub)).toEqual([second]);
		});
		await other.db.delete(codeReminders);
		// In this case the reminder is taken first.
		let erased: Promise<void> | undefined;
		await other.transaction(async (tx) => {
			expect(await takeReminders(tx, [second], now)).toHaveLength(1);
			erased = erase(second);
			await Promise.race([erased, pause(500)]);
		});
		await erased;
		expect(await other.db.select().from(codeReminders)).toEqual([]);
		await other.close();
		await api.stop();
		pushes.stop();
	});
});
