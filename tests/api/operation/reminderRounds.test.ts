// Reminder rounds of the running server: once a minute, even after the database was unavailable, counted in the metrics, ended by a stop (X08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "../../../server/middleware/metrics";
import {
	sendReminders,
	startReminders,
} from "../../../server/push/sendReminders";
import {
	dueCustomers,
	takeReminders,
} from "../../../server/store/claims/codeReminders";
import type { Store } from "../../../server/store/connection/database";
import { updateUsedPrivilege } from "../../../src/contract/privilege";
import { waitFor } from "../../support/waitFor";
import { at, reminders, senderOf } from "../support/reminders";
import { minute } from "../support/testServer";

const here = reminders();
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test("later rounds still run after the database fails, and a stop waits for the running round", async () => {
	const { me, endpoint } = await here.person();
	await here.code(me, at(23));
	let isAway = true;
	const store: Store = {
		...here.api.store,
		transaction: async (work) => {
			if (isAway) throw new Error("the database is away");
			return await here.api.store.transaction(work);
		},
	};
	const metrics = createMetrics(null);
	const errors: unknown[] = [];
	const stop = startReminders({
		...{ store, now: () => new Date(at(12)), send: senderOf(here.settings) },
		onResult: ({ outcome }) => metrics.countPushMessage(outcome),
		onError: (error) => errors.push(error),
	});
	for (let round = 1; round <= 2; round++) {
		vi.advanceTimersByTime(minute);
		await waitFor(() => expect(errors).toHaveLength(round));
	}
	isAway = false;
	vi.advanceTimersByTime(minute);
	await stop();
	expect(here.pushes.messagesOf(endpoint)).toHaveLength(1);
	expect(await (await metrics.reply()).text()).toContain(
		'push_messages_total{outcome="sent"} 1',
	);
	// No round begins after the stop.
	isAway = true;
	vi.advanceTimersByTime(5 * minute);
	expect(errors).toHaveLength(2);
});

test("a round finds all customers with one query and reminds them in batches; after a stop the next round continues", async () => {
	const people = 102;
	const subs: string[] = [];
	for (let number = 0; number < people; number++) {
		const { me } = await here.person();
		await here.code(me, at(23));
		subs.push(me.sub);
	}
	const { store } = here.api;
	const due = await dueCustomers(store.db, new Date(at(12)));
	expect(due.toSorted()).toEqual(subs.toSorted());
	let parts = 0;
	const counted: Store = {
		...store,
		transaction: async (work) => {
			parts++;
			return await store.transaction(work);
		},
	};
	const now = () => new Date(at(12));
	const results: unknown[] = [];
	const options = {
		...{ store: counted, now, send: senderOf(here.settings) },
		onResult: (result: unknown) => results.push(result),
	};
	await sendReminders(options, () => true);
	expect(results).toHaveLength(50);
	await sendReminders(options);
	expect(results).toHaveLength(people);
	// No further transaction checks whether a customer is left.
	expect(parts).toBe(3);
});

test("a customer who used the due code after the query gets no early reminder of another code", async () => {
	const { me } = await here.person();
	const first = await here.code(me, at(23));
	await here.code(me, at(20, 1));
	const { store, client } = here.api;
	const now = new Date(at(12));
	const due = await dueCustomers(store.db, now);
	expect(due).toEqual([me.sub]);
	await client.ask(updateUsedPrivilege, { Transaction_Id: first }, me);
	const take = (at: Date) =>
		store.transaction((tx) => takeReminders(tx, due, at));
	expect(await take(now)).toEqual([]);
	expect(await take(new Date(at(20)))).toHaveLength(1);
});
