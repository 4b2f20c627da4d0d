// The tables of customers, favourites, one-time codes, text messages and saved replies.
import * as pg from "drizzle-orm/pg-core";
import type { ReplyStatus } from "../../rules/apiError";
import { dateTime } from "./columns";

export const customers = pg.pgTable(
	"customers",
	{
		sub: pg.text().primaryKey(),
		/** The customer_id of replies. */
		customer_no: pg.bigserial({ mode: "number" }).notNull(),
		scenario: pg.text().notNull(),
		firstname: pg.text().notNull(),
		lastname: pg.text().notNull(),
		email: pg.text().notNull(),
		mobileno: pg.text().notNull(),
		/** "Tier 1" to "Tier 3" (1 §3). */
		tier: pg.text().notNull(),
		is_plus: pg.boolean().notNull(),
		model: pg.text().notNull(),
		imei: pg.text().notNull(),
		serial: pg.text().notNull(),
		device_series: pg.text().notNull(),
		device_name: pg.text().notNull(),
		is_flagship: pg.boolean().notNull(),
		is_accessed_condition: pg.boolean().notNull(),
		date_of_birth: pg.text().notNull(),
		tier_start: dateTime().notNull(),
		tier_end: dateTime().notNull(),
		created_at: dateTime().notNull(),
		/** 1 original, 2 the picture at image_profile_url, 3 the avatar (3 §3). */
		image_profile_type: pg.integer().notNull().default(1),
		image_profile_url: pg.text().notNull().default(""),
		avatar_id: pg.text(),
		remark: pg.text().notNull().default(""),
	},
	(it) => [pg.index("customers_by_mobile").on(it.mobileno)],
);

export const favourites = pg.pgTable(
	"favourites",
	{
		sub: pg.text().notNull(),
		content_type: pg.integer().notNull(),
		content_ref: pg.text().notNull(),
		added_at: dateTime().notNull(),
	},
	(it) => [
		pg.primaryKey({ columns: [it.sub, it.content_type, it.content_ref] }),
	],
);

/** One-time codes, as keyed hashes (docs/contract.md). */
export const oneTimeCodes = pg.pgTable(
	"one_time_codes",
	{
		transaction_id: pg.text().primaryKey(),
		sub: pg.text().notNull(),
		mobile: pg.text().notNull(),
		hash: pg.text().notNull(),
		requested_at: dateTime().notNull(),
		expires_at: dateTime().notNull(),
		wrong_tries: pg.integer().notNull().default(0),
		spent_at: dateTime(),
		/** The purpose that the code was spent on; claim_id is the claim of an ordered prize. */
		spent_on: pg.text().notNull().default(""),
		claim_id: pg.text().notNull().default(""),
	},
	(it) => [
		pg.index("one_time_codes_by_customer").on(it.sub, it.requested_at),
		pg.index("one_time_codes_by_number").on(it.mobile, it.requested_at),
		pg.index("one_time_codes_by_age").on(it.requested_at),
	],
);

/** Text messages of the demo inbox. */
export const messages = pg.pgTable(
	"messages",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		to: pg.text().notNull(),
		text: pg.text().notNull(),
		code: pg.text().notNull(),
		sent_at: dateTime().notNull(),
	},
	(it) => [
		pg.index("messages_by_number").on(it.to, it.id),
		pg.index("messages_by_age").on(it.sent_at),
	],
);

/** Replies to mutations, kept while the same bytes may arrive again, and the newest timestamp that changed each part of a customer's data (`path`), as the `body` of the `signature` "newest". */
export const savedReplies = pg.pgTable(
	"answered",
	{
		sub: pg.text().notNull(),
		path: pg.text().notNull(),
		/** x-signature, unique per body and tx_timestamp. */
		signature: pg.text().notNull(),
		status: pg.integer().$type<ReplyStatus>().notNull(),
		/** The envelope exactly as sent. */
		body: pg.text().notNull(),
		created_at: dateTime().notNull(),
	},
	(it) => [
		pg.primaryKey({ columns: [it.sub, it.path, it.signature] }),
		pg.index("answered_by_age").on(it.created_at),
	],
);
