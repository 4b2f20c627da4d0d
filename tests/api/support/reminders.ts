// Reminders in a test: customers with a push subscription, codes with a chosen expiry, rounds at a chosen time.
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { readSettings } from "../../../server/config/settings";
import {
	createPushSender,
	type PushResult,
} from "../../../server/push/pushSender";
import { sendReminders } from "../../../server/push/sendReminders";
import {
	codeReminders,
	pushSubscriptions,
} from "../../../server/store/schema/schema";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import {
	type PushLocale,
	savePushSubscription,
} from "../../../src/contract/push";
import type { Session } from "./client";
import { type DealName, deal } from "./deals";
import {
	type PushService,
	pushSettings,
	startPushService,
} from "./pushService";
import { setClaim } from "./rows";
import {
	newMockUserId,
	noon,
	startTestServer,
	type TestServer,
} from "./testServer";

const hour = 3_600_000;

/** An hour in Bangkok on the tests' day, or `days` later. */
export const at = (hours: number, days = 0) =>
	noon + (hours - 12) * hour + days * 24 * hour;

/** The push sender of a server with these settings. */
export function senderOf(environment: NodeJS.ProcessEnv) {
	const { push } = readSettings({ DEMO: "1", ...environment });
	if (!push) throw new Error("there are no keys");
	return createPushSender(push);
}

/** A server per test that sends reminders to its own push service; read `api` and `pushes` inside a test. */
export function reminders() {
	const settings = pushSettings();
	const send = senderOf(settings);
	let api: TestServer;
	let pushes: PushService;
	beforeAll(async () => {
		pushes = await startPushService();
	});
	afterAll(() => pushes.stop());
	beforeEach(async () => {
		api = await startTestServer(settings);
		pushes.answers.length = 0;
		await api.store.db.delete(pushSubscriptions);
		await api.store.db.delete(codeReminders);
	});
	afterEach(() => api.stop());

	/** Subscribes a new browser of the customer; returns its endpoint. */
	async function subscribe(me: Session, locale: PushLocale = "en-US") {
		const subscription = pushes.subscription();
		await api.client.ask(savePushSubscription, { ...subscription, locale }, me);
		return subscription.endpoint;
	}

	return {
		settings,
		get api() {
			return api;
		},
		get pushes() {
			return pushes;
		},
		subscribe,
		/** A new customer with a subscribed browser. */
		async person(locale?: PushLocale, name = newMockUserId()) {
			const me = await api.client.signIn(name);
			return { me, name, endpoint: await subscribe(me, locale) };
		},
		/** Claims a code, dates the claim two days back and sets its expiry to `end`; returns the transaction id. */
		async code(me: Session, end: number, dealName: DealName = "plain") {
			const { transaction_id } = await api.client.ask(
				submitRedeemCouponCodeV2,
				{ Reference: deal(dealName), Amount: 1, IsUsed: false },
				me,
			);
			await setClaim(api.store, transaction_id, {
				claimed_at: new Date(noon - 48 * hour),
				expires_at: new Date(end),
			});
			return transaction_id;
		},
		/** Runs one round at this time; returns the result of each message. */
		async round(now: number): Promise<PushResult[]> {
			const results: PushResult[] = [];
			await sendReminders({
				...{ store: api.store, now: () => new Date(now), send },
				onResult: (result) => results.push(result),
			});
			return results;
		},
	};
}
