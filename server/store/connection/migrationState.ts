// How far a database is with the migrations of this release.
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Database, migrationsFolder } from "./database";

/** Where drizzle notes the migrations that have run. */
const table = "drizzle.__drizzle_migrations";

/** Whether no migration has run on the database, not all of them, or all. */
export async function migrationState(db: Database) {
	const tableExists = sql<boolean>`to_regclass(${table}) is not null`;
	const [exists] = await db
		.select({ value: tableExists })
		.from(sql`(select) x`);
	if (!exists?.value) return "none";
	const newest = sql<string | null>`max(created_at)`;
	const [last] = await db.select({ value: newest }).from(sql.raw(table));
	const wanted = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
	if (last?.value == null) return "none";
	return Number(last.value) < (wanted ?? 0) ? "behind" : "current";
}
