// Reminders of several processes on one PostgreSQL: each code once, also after a restart (X08).
import { describe, expect, test } from "vitest";
import { sendReminders } from "../../../server/push/sendReminders";
import type { Store } from "../../../server/store/connection/database";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { savePushSubscription } from "../../../src/contract/push";
import { deal } from "../support/deals";
import { pushSettings, startPushService } from "../support/pushService";
import { at, senderOf } from "../support/reminders";
import { setClaim } from "../support/rows";
import {
	newDatabase,
	newMockUserId,
	newStore,
	noon,
	postgresUrl,
	startTestServer,
} from "../support/testServer";

const people = 120;

describe.skipIf(!postgresUrl)("several processes on one PostgreSQL", () => {
	test("send one message to each customer, and a process that starts later sends none", async () => {
		const settings = pushSettings();
		const pushes = await startPushService();
		const url = await newDatabase();
		const stores = [await newStore(noon, url)];
		for (let more = 0; more < 2; more++) stores.push(await newStore(noon, url));
		const api = await startTestServer(settings, {}, stores[0]);
		for (let number = 0; number < people; number++) {
			const me = await api.client.signIn(newMockUserId());
			await api.client.ask(
				savePushSubscription,
				{ ...pushes.subscription(), locale: "th" },
				me,
			);
			for (const end of [at(22), at(23)]) {
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
		}
		const send = senderOf(settings);
		const round = (store: Store) =>
			sendReminders({ store, send, now: () => new Date(at(12)) });
		await Promise.all(stores.map(round));
		for (const store of stores) await store.close();
		const later = await newStore(noon, url);
		await round(later);
		const titles = pushes.received.map(({ message }) => message.title);
		expect(titles).toEqual(Array(people).fill("คูปอง 2 ใบใกล้หมดอายุ"));
		expect(new Set(pushes.received.map((it) => it.endpoint)).size).toBe(people);
		await later.close();
		await api.stop();
		pushes.stop();
	});
});
