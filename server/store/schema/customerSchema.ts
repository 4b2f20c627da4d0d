// The tables of customers, favourites, one-time codes, text messages and saved replies.
import {
	bigserial,
	boolean,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
} from "drizzle-orm/pg-core";
import type { ReplyStatus } from "../../rules/apiError";
import { dateTime } from "./columns";

export const customers = pgTable(
	"customers",
	{
		sub: text().primaryKey(),
		/** The customer_id of replies. */
		customer_no: bigserial({ mode: "number" }).notNull(),
		scenario: text().notNull(),
		firstname: text().notNull(),
		lastname: text().notNull(),
		email: text().notNull(),
		mobileno: text().notNull(),
		/** "Tier 1" to "Tier 3" (1 §3). */
		tier: text().notNull(),
		is_plus: boolean().notNull(),
		model: text().notNull(),
		imei: text().notNull(),
		serial: text().notNull(),
		device_series: text().notNull(),
		device_name: text().notNull(),
		is_flagship: boolean().notNull(),
		is_accessed_condition: boolean().notNull(),
		date_of_birth: text().notNull(),
		tier_start: dateTime("tier_start").notNull(),
		tier_end: dateTime("tier_end").notNull(),
		created_at: dateTime("created_at").notNull(),
		/** 1 original, 2 the picture at image_profile_url, 3 the avatar (3 §3). */
		image_profile_type: integer().notNull().default(1),
		image_profile_url: text().notNull().default(""),
		avatar_id: text(),
		remark: text().notNull().default(""),
	},
	(it) => [index("customers_by_mobile").on(it.mobileno)],
);

export const favourites = pgTable(
	"favourites",
	{
		sub: text().notNull(),
		content_type: integer().notNull(),
		content_ref: text().notNull(),
		added_at: dateTime("added_at").notNull(),
	},
	(it) => [primaryKey({ columns: [it.sub, it.content_type, it.content_ref] })],
);

/** One-time codes, as keyed hashes (docs/contract.md). */
export const oneTimeCodes = pgTable(
	"one_time_codes",
	{
		transaction_id: text().primaryKey(),
		sub: text().notNull(),
		mobile: text().notNull(),
		hash: text().notNull(),
		requested_at: dateTime("requested_at").notNull(),
		expires_at: dateTime("expires_at").notNull(),
		wrong_tries: integer().notNull().default(0),
		spent_at: dateTime("spent_at"),
		/** The purpose, and the claim of a prize. */
		spent_on: text().notNull().default(""),
		claim_id: text().notNull().default(""),
	},
	(it) => [
		index("one_time_codes_by_customer").on(it.sub, it.requested_at),
		index("one_time_codes_by_number").on(it.mobile, it.requested_at),
	],
);

/** Text messages of the demo inbox. */
export const messages = pgTable(
	"messages",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		to: text().notNull(),
		text: text().notNull(),
		code: text().notNull(),
		sent_at: dateTime("sent_at").notNull(),
	},
	(it) => [index("messages_by_number").on(it.to, it.id)],
);

/** Replies to mutations, kept while the same bytes may arrive again. */
export const answered = pgTable(
	"answered",
	{
		sub: text().notNull(),
		path: text().notNull(),
		/** x-signature, unique per body and tx_timestamp. */
		signature: text().notNull(),
		status: integer().$type<ReplyStatus>().notNull(),
		/** The envelope exactly as sent. */
		body: text().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [
		primaryKey({ columns: [it.sub, it.path, it.signature] }),
		index("answered_by_age").on(it.created_at),
	],
);
