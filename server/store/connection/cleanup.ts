// Deletes the old rows of tables, a bounded number in one run, once a minute for as long as the server runs.
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { dayMs } from "../../rules/bangkokTime";
import type { Clock } from "../../rules/clock";
import { everyMinute } from "../../rules/everyMinute";
import {
	eventLogs,
	eventSessions,
	privilegeEvents,
	searchLogs,
} from "../schema/schema";
import type { Database, Store } from "./database";

/** The most rows that one run deletes from a table, so that its transaction is short. */
const maxRows = 20_000;

/** A cleanup that deletes rows whose `columns` are older than `ageMs`, at most `maxRows` in a run; rows that another process is deleting are skipped. */
export const createCleanup =
	(ageMs: number, ...columns: PgColumn[]) =>
	async (db: Database, now: Date): Promise<void> => {
		const before = new Date(now.getTime() - ageMs).toISOString();
		// The order by makes the planner use the index; with old statistics it would otherwise read the whole table.
		for (const column of columns)
			await db.execute(
				sql`delete from ${column.table} where ctid = any(array(select ctid from ${column.table} where ${column} < ${before} order by ${column} limit ${maxRows} for update skip locked))`,
			);
	};

/** The cleanup of event and search logs older than `days`; with 0 it keeps all of them. */
export const createLogCleanup = (days: number) => {
	const logs = [eventLogs, eventSessions, privilegeEvents, searchLogs];
	const aged = days === 0 ? [] : logs.map((it) => it.created_at);
	return createCleanup(days * dayMs, ...aged);
};

/** Runs the deletions once a minute, each in a transaction of its own, and reclaims the space of deleted rows; returns the function that stops it. */
export const startCleanup = (
	store: Store,
	now: Clock,
	deletions: ((db: Database, now: Date) => Promise<void>)[],
	onFailure: (error: unknown) => void,
) =>
	everyMinute(async (isStopping) => {
		for (const deletion of deletions) {
			if (isStopping()) return;
			await store
				.transaction((tx) => deletion(tx, now()))
				// The next minute retries.
				.catch(onFailure);
		}
		if (!isStopping()) await store.reclaimSpace?.().catch(onFailure);
	});
