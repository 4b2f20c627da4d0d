// The tables of Web Push: the subscriptions of browsers, and the codes that were reminded of.
import * as pg from "drizzle-orm/pg-core";
import type { PushLocale } from "../../../src/contract/push";
import { dateTime } from "./columns";

/** A browser belongs to the customer who subscribed it last. */
export const pushSubscriptions = pg.pgTable(
	"push_subscriptions",
	{
		endpoint: pg.text().primaryKey(),
		sub: pg.text().notNull(),
		/** The phone: one that the customer has left gets no messages. */
		imei: pg.text().notNull(),
		p256dh: pg.text().notNull(),
		auth: pg.text().notNull(),
		locale: pg.text().$type<PushLocale>().notNull(),
		saved_at: dateTime().notNull(),
	},
	(it) => [pg.index("push_subscriptions_by_customer").on(it.sub, it.saved_at)],
);

/** One row for each code that was reminded of, written before its message is sent. */
export const codeReminders = pg.pgTable(
	"code_reminders",
	{
		transaction_id: pg.text().primaryKey(),
		sub: pg.text().notNull(),
		attempts: pg.integer().notNull(),
		/** When a failed reminder may be sent again; null for one that was sent or given up. */
		retry_at: dateTime(),
		taken_at: dateTime().notNull(),
	},
	(it) => [
		pg.index("code_reminders_by_customer").on(it.sub),
		pg.index("code_reminders_by_age").on(it.taken_at),
	],
);
