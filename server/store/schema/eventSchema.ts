// The tables of the app's event logs.
import * as pg from "drizzle-orm/pg-core";
import { dateTime } from "./columns";

/** Indexes for deleting old rows, and the rows of a customer. */
const byAgeAndCustomer =
	(table: string) =>
	(it: Record<"created_at" | "sub", pg.ExtraConfigColumn>) => [
		pg.index(`${table}_by_age`).on(it.created_at),
		pg.index(`${table}_by_customer`).on(it.sub),
	];

export const eventSessions = pg.pgTable(
	"event_sessions",
	{
		session_id: pg.text().primaryKey(),
		sub: pg.text().notNull(),
		created_at: dateTime().notNull(),
	},
	byAgeAndCustomer("event_sessions"),
);

export const eventLogs = pg.pgTable(
	"event_logs",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		sub: pg.text().notNull(),
		session_id: pg.text().notNull(),
		name: pg.text().notNull(),
		type: pg.text().notNull(),
		ref1: pg.text(),
		ref2: pg.text(),
		ref3: pg.text(),
		path: pg.text().notNull(),
		created_at: dateTime().notNull(),
	},
	byAgeAndCustomer("event_logs"),
);

/** Copy and link events of a code (2 §3). */
export const privilegeEvents = pg.pgTable(
	"privilege_events",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		sub: pg.text().notNull(),
		transaction_id: pg.text().notNull(),
		privilege_id: pg.text().notNull(),
		privilege_type: pg.doublePrecision().notNull(),
		event: pg.integer().notNull(),
		created_at: dateTime().notNull(),
	},
	byAgeAndCustomer("privilege_events"),
);

/** Items opened from searches (2 §9 search log type). */
export const searchLogs = pg.pgTable(
	"search_logs",
	{
		id: pg.bigserial({ mode: "number" }).primaryKey(),
		sub: pg.text().notNull(),
		type: pg.integer().notNull(),
		item_id: pg.text().notNull(),
		created_at: dateTime().notNull(),
	},
	byAgeAndCustomer("search_logs"),
);
