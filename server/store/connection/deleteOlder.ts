// Deletes the old rows of a table, a bounded number in one run.
import { type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database";

/** Rows that one run deletes, so that it is short. */
const mostRows = 20_000;

/** Deletes rows whose `column` is before `before`, the rest of many in the next runs; rows that another process deletes are skipped. */
export async function deleteOlder(
	db: Database,
	table: SQLWrapper,
	column: PgColumn,
	before: Date,
): Promise<void> {
	await db.execute(
		sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${column} < ${before.toISOString()} limit ${mostRows} for update skip locked))`,
	);
}
