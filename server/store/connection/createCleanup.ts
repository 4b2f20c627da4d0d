// Makes a cleanup of the old rows of tables, which deletes a bounded number in one run.
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database";

/** Rows that one run deletes from a table, so that it is short. */
const maxRows = 20_000;

/** A cleanup that deletes rows whose `columns` are older than `ageMs`, at most `maxRows` in a run; rows that another process is deleting are skipped. */
export const createCleanup =
	(ageMs: number, ...columns: PgColumn[]) =>
	async (db: Database, now: Date): Promise<void> => {
		const before = new Date(now.getTime() - ageMs).toISOString();
		// Ordered like the index: with old statistics the planner would otherwise read the whole table.
		for (const column of columns)
			await db.execute(
				sql`delete from ${column.table} where ctid = any(array(select ctid from ${column.table} where ${column} < ${before} order by ${column} limit ${maxRows} for update skip locked))`,
			);
	};
