// How far a database is with the migrations of this release.
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { type Database, migrationsFolder } from "./database";

/** Where drizzle notes the migrations that have run. */
const table = "drizzle.__drizzle_migrations";

/** Whether no migration has run on the database, not all of them, or all. */
export async function migrationState(db: Database) {
	const tables = sql`pg_catalog.pg_class`;
	const isTable = sql`oid = to_regclass(${table})`;
	if ((await db.$count(tables, isTable)) === 0) return "none";
	const latest = sql<string | null>`max(created_at)`;
	const [applied] = await db.select({ value: latest }).from(sql.raw(table));
	const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
	if (applied?.value == null) return "none";
	return Number(applied.value) < (newest ?? 0) ? "behind" : "current";
}
