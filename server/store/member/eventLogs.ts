// The age limit of event and search logs.
import { sql } from "drizzle-orm";
import { dayMs } from "../../rules/bangkokTime";
import type { Database } from "../connection/database";
import {
	eventLogs,
	eventSessions,
	privilegeEvents,
	searchLogs,
} from "../schema/schema";

const logs = [eventLogs, eventSessions, privilegeEvents, searchLogs];
/** Rows of a table that one run deletes, so that it is short. */
const mostRows = 20_000;

/** Deletes logs older than `days`, the rest of many in the next runs; 0 keeps all. */
export const deleteOldLogs =
	(days: number) =>
	async (db: Database, now: Date): Promise<void> => {
		if (days === 0) return;
		const before = new Date(now.getTime() - days * dayMs).toISOString();
		for (const table of logs)
			await db.execute(
				sql`delete from ${table} where ctid = any(array(select ctid from ${table} where created_at < ${before} limit ${mostRows} for update skip locked))`,
			);
	};
