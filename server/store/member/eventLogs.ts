// The age limit of event and search logs.
import { dayMs } from "../../rules/bangkokTime";
import type { Database } from "../connection/database";
import { deleteOlder } from "../connection/deleteOlder";
import {
	eventLogs,
	eventSessions,
	privilegeEvents,
	searchLogs,
} from "../schema/schema";

const logs = [eventLogs, eventSessions, privilegeEvents, searchLogs];

/** Deletes logs older than `days`; 0 keeps all. */
export const deleteOldLogs =
	(days: number) =>
	async (db: Database, now: Date): Promise<void> => {
		if (days === 0) return;
		const before = new Date(now.getTime() - days * dayMs);
		for (const table of logs)
			await deleteOlder(db, table, table.created_at, before);
	};
