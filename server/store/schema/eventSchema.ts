// The tables of the app's event logs.
import {
	bigserial,
	doublePrecision,
	index,
	integer,
	pgTable,
	text,
} from "drizzle-orm/pg-core";
import { dateTime } from "./columns";

export const eventSessions = pgTable(
	"event_sessions",
	{
		session_id: text().primaryKey(),
		sub: text().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [
		index("event_sessions_by_age").on(it.created_at),
		index("event_sessions_by_customer").on(it.sub),
	],
);

export const eventLogs = pgTable(
	"event_logs",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		sub: text().notNull(),
		session_id: text().notNull(),
		name: text().notNull(),
		type: text().notNull(),
		ref1: text(),
		ref2: text(),
		ref3: text(),
		path: text().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [
		index("event_logs_by_age").on(it.created_at),
		index("event_logs_by_customer").on(it.sub),
	],
);

/** Copy and link events of a code (2 §3). */
export const privilegeEvents = pgTable(
	"privilege_events",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		sub: text().notNull(),
		transaction_id: text().notNull(),
		privilege_id: text().notNull(),
		privilege_type: doublePrecision().notNull(),
		event: integer().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [
		index("privilege_events_by_age").on(it.created_at),
		index("privilege_events_by_customer").on(it.sub),
	],
);

/** Items opened from searches (2 §9 search log type). */
export const searchLogs = pgTable(
	"search_logs",
	{
		id: bigserial({ mode: "number" }).primaryKey(),
		sub: text().notNull(),
		type: integer().notNull(),
		item_id: text().notNull(),
		created_at: dateTime("created_at").notNull(),
	},
	(it) => [
		index("search_logs_by_age").on(it.created_at),
		index("search_logs_by_customer").on(it.sub),
	],
);
