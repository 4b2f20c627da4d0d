// Sends the reminders that are due, once a minute in the daytime, for as long as the server runs.
import type { Logger } from "pino";
import { bangkokOffsetMs } from "../../src/contract/bangkokOffsetMs";
import type { PushLocale, PushMessage } from "../../src/contract/push";
import { dayMs, hourMs } from "../rules/bangkokTime";
import type { Clock } from "../rules/clock";
import { everyMinute, type IsStopping } from "../rules/everyMinute";
import {
	dueCustomers,
	type Reminder,
	retryLater,
	takeReminders,
} from "../store/claims/codeReminders";
import type { Store } from "../store/connection/database";
import { removeSubscription } from "../store/member/pushSubscriptions";
import type { PushResult, SendPush } from "./pushSender";

/** The page of My coupons. */
const path = "/history";

const inBangkok = (language: string, parts: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(language, { timeZone: "Asia/Bangkok", ...parts })
		.format;
const day = { day: "numeric", month: "short" } as const;
const thaiDay = inBangkok("th-TH", day);
const englishDay = inBangkok("en-GB", day);
const timeOf = inBangkok("en-GB", {
	hourCycle: "h23",
	hour: "2-digit",
	minute: "2-digit",
});

/** The text of a reminder, in the language of the subscription: no code and no name of a person. */
export function reminderMessage(
	{ codes }: Reminder,
	locale: PushLocale,
): PushMessage {
	const [first] = codes;
	const count = codes.length;
	const isOne = count === 1;
	const time = timeOf(first.expires_at);
	if (locale === "th") {
		const end = `ใช้ได้ถึง ${thaiDay(first.expires_at)} เวลา ${time}\u00a0น.`;
		return {
			path,
			lang: "th",
			title: isOne ? "คูปองของคุณใกล้หมดอายุ" : `คูปอง ${count} ใบใกล้หมดอายุ`,
			body: isOne ? `${first.name_th || first.name_en}\n${end}` : `ใบแรก${end}`,
		};
	}
	const end = `${englishDay(first.expires_at)} at ${time}`;
	return {
		path,
		lang: "en",
		title: isOne ? "Your coupon expires soon" : `${count} coupons expire soon`,
		body: isOne
			? `${first.name_en || first.name_th}\nValid until ${end}`
			: `The first is valid until ${end}`,
	};
}

/** The hours in Bangkok between which messages are sent, so that nobody is woken. */
const firstHour = 9;
const lastHour = 20;

interface ReminderOptions {
	store: Store;
	now: Clock;
	send: SendPush;
	onResult?: (result: PushResult) => void;
}

/** Reports the rounds: each message is counted in the metrics, and one that was not sent is logged without its address. */
export const reportReminders = (
	logger: Logger,
	metrics: { countPushMessage(outcome: string): void } | null,
) => ({
	onResult({ outcome, code }: PushResult) {
		metrics?.countPushMessage(outcome);
		if (outcome === "failed" || outcome === "refused")
			logger.warn({ outcome, code }, "a reminder was not sent");
	},
	onError: (err: unknown) =>
		logger.error({ err }, "a round of reminders failed"),
});

/** How long messages may still be shown today, in ms; 0 at night. */
function daytimeLeft(now: Date): number {
	const time = (now.getTime() + bangkokOffsetMs) % dayMs;
	return time < firstHour * hourMs ? 0 : Math.max(0, lastHour * hourMs - time);
}

async function sendReminder(
	{ store, now, send, onResult }: ReminderOptions,
	reminder: Reminder,
): Promise<void> {
	const at = now();
	const untilEnd = reminder.codes[0].expires_at.getTime() - at.getTime();
	const seconds = Math.floor(Math.min(untilEnd, daytimeLeft(at)) / 1000);
	const results = await Promise.all(
		reminder.subscriptions.map(async (subscription) => {
			const message = reminderMessage(reminder, subscription.locale);
			const result = await send(subscription, message, Math.max(0, seconds));
			onResult?.(result);
			if (result.outcome === "gone")
				await removeSubscription(store.db, subscription.endpoint);
			return result.outcome;
		}),
	);
	const isUndelivered =
		results.every((it) => it === "gone") ||
		(results.includes("failed") && !results.includes("sent"));
	if (isUndelivered) await retryLater(store.db, reminder, at);
}

/** The most customers whose messages are sent at the same time. */
const atOnce = 50;

/** Runs one round; it looks for due customers once, since that query reads every code that ends soon. */
export async function sendReminders(
	options: ReminderOptions,
	isStopping: IsStopping = () => false,
): Promise<void> {
	const { store, now } = options;
	if (daytimeLeft(now()) === 0) return;
	const due = await dueCustomers(store.db, now());
	for (let at = 0; at < due.length; at += atOnce) {
		const subs = due.slice(at, at + atOnce);
		// The reminders are committed before anything is sent, because a lost message is better than a repeated one.
		const reminders = await store.transaction((tx) =>
			takeReminders(tx, subs, now()),
		);
		const sent = await Promise.allSettled(
			reminders.map((each) => sendReminder(options, each)),
		);
		for (const each of sent) if (each.status === "rejected") throw each.reason;
		if (daytimeLeft(now()) === 0 || isStopping()) return;
	}
}

/** Sends once a minute; returns the function that stops it. A failed round is reported, and the next one goes on. */
export const startReminders = (
	options: ReminderOptions & { onError: (error: unknown) => void },
) =>
	everyMinute((isStopping) =>
		sendReminders(options, isStopping).catch(options.onError),
	);
