// The age limit of event and search logs.
import { dayMs } from "../../rules/bangkokTime";
import { createCleanup } from "../connection/createCleanup";
import {
	eventLogs,
	eventSessions,
	privilegeEvents,
	searchLogs,
} from "../schema/schema";

/** The cleanup that deletes logs older than `days`; with 0 it keeps all. */
export const createLogCleanup = (days: number) => {
	const logs = [eventLogs, eventSessions, privilegeEvents, searchLogs];
	const aged = days === 0 ? [] : logs.map((it) => it.created_at);
	return createCleanup(days * dayMs, ...aged);
};
