// The age limit of event and search logs.
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deleteOldLogs } from "../../../server/store/member/eventLogs";
import {
	eventLogs,
	eventSessions,
	privilegeEvents,
	searchLogs,
} from "../../../server/store/schema/schema";
import { day, newStore, noon } from "../support/testServer";

test("logs are kept for the days of the setting, and forever with 0", async () => {
	const store = await newStore(noon);
	const { db } = store;
	for (const days of [0, 9, 11]) {
		const created_at = new Date(noon - days * day);
		const sub = `${days} days`;
		const event = { sub, session_id: sub, name: "", type: "", path: "" };
		await db.insert(eventLogs).values({ ...event, created_at });
		await db.insert(eventSessions).values({ session_id: sub, sub, created_at });
		await db
			.insert(searchLogs)
			.values({ sub, type: 1, item_id: "", created_at });
		const code = { transaction_id: "", privilege_id: "", privilege_type: 1 };
		await db
			.insert(privilegeEvents)
			.values({ ...code, sub, event: 1, created_at });
	}
	const tables = [eventLogs, eventSessions, searchLogs, privilegeEvents];
	const subs = () =>
		Promise.all(
			tables.map(async (table) =>
				(await db.select({ sub: table.sub }).from(table).orderBy(sql`1`)).map(
					(row) => row.sub,
				),
			),
		);
	await deleteOldLogs(0)(db, new Date(noon));
	expect(await subs()).toEqual(
		tables.map(() => ["0 days", "11 days", "9 days"]),
	);
	await deleteOldLogs(10)(db, new Date(noon));
	expect(await subs()).toEqual(tables.map(() => ["0 days", "9 days"]));
	await store.close();
});
