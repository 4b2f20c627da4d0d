// The rounds of the running server: once a minute, also after the database was away, counted in the metrics, over when it stops (X08).
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "../../../server/middleware/metrics";
import { startReminders } from "../../../server/push/sendReminders";
import type { Store } from "../../../server/store/connection/database";
import { at, reminders, senderOf } from "../support/reminders";
import { minute } from "../support/testServer";

const here = reminders();
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test("a failing database ends no later round, and the stop waits for the running one", async () => {
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
		await vi.waitFor(() => expect(errors).toHaveLength(round));
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
