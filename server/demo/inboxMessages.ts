// The messages of the demo inbox, which replaces SMS.
import { desc, eq } from "drizzle-orm";
import type { Database } from "../store/connection/openDatabase";
import { messages } from "../store/schema/schema";

const shown = 20;

/** Newest first (docs/contract.md). */
export async function inboxMessages(db: Database, mobile: string) {
	const rows = await db
		.select()
		.from(messages)
		.where(eq(messages.to, mobile))
		.orderBy(desc(messages.id))
		.limit(shown);
	return rows.map(({ to, text, code, sent_at }) => ({
		to,
		text,
		code,
		at: sent_at.toISOString(),
	}));
}
