// The age limit of event and search logs.
import { dayMs } from "../../rules/bangkokTime";
import { deleteOlder } from "../connection/deleteOlder";
import {
	eventLogs,
	eventSessions,
	privilegeEvents,
	searchLogs,
} from "../schema/schema";

/** Deletes logs older than `days`; 0 keeps all. */
export const deleteOldLogs = (days: number) => {
	const logs = [eventLogs, eventSessions, privilegeEvents, searchLogs];
	const aged = days === 0 ? [] : logs.map((it) => it.created_at);
	return deleteOlder(days * dayMs, ...aged);
};
