// The messages of the demo inbox, which replaces SMS.
import { desc, eq } from "drizzle-orm";
import type { Database } from "../store/connection/openDatabase";
import { messages } from "../store/schema/schema";

const shown = 20;

/** Newest first (docs/contract.md). */
export const inboxMessages = (db: Database, mobile: string) =>
	db
		.select({
			to: messages.to,
			text: messages.text,
			code: messages.code,
			at: messages.sent_at,
		})
		.from(messages)
		.where(eq(messages.to, mobile))
		.orderBy(desc(messages.id))
		.limit(shown);
