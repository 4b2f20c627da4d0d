// The event session and the event log (1 §3, 1 §7).
import * as contract from "../../src/contract/event";
import { eventLogs, eventSessions } from "../store/schema/schema";
import { mutation } from "./defineCall";

export const eventCalls = [
	mutation(
		contract.createEventSession,
		async ({ session_id }, { db, customer, now }) => {
			await db
				.insert(eventSessions)
				.values({ session_id, sub: customer.sub, created_at: now })
				.onConflictDoNothing();
		},
		{ limit: "logs" },
	),
	mutation(
		contract.createEventLog,
		async (event, { db, customer, now }) => {
			await db
				.insert(eventLogs)
				.values({ ...event, sub: customer.sub, created_at: now });
		},
		{ limit: "logs" },
	),
];
