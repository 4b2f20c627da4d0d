// Opens the store of the settings, migrated or unchanged.
import { statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { StoreSettings } from "../../config/settings";
import {
	checkMigrations,
	type Database,
	migrationsFolder,
	openingError,
	type Seed,
	type Store,
} from "./database";
import { openEmbedded, openInMemory } from "./openEmbedded";
import { databaseName, openPostgres } from "./openPostgres";
import { StoreError } from "./storeError";

/** The table in which drizzle records the migrations that have run. */
const table = "drizzle.__drizzle_migrations";

/** Whether none, not all ("behind") or all ("current") of the migrations have run on the database. */
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

/** Without `seed` nothing is migrated. */
const open = (settings: StoreSettings, seed?: Seed): Promise<Store> =>
	settings.databaseUrl
		? openPostgres(settings, seed)
		: openEmbedded(settings.dataDir, seed);

/** The store's name in messages, which reveals a missing or wrong DATABASE_URL. */
export const storeName = ({ databaseUrl, dataDir }: StoreSettings): string =>
	databaseUrl
		? `the database ${databaseName(databaseUrl)}`
		: `the data folder ${dataDir}`;

/** Opens the store and migrates it; `seed` runs after the migrations, in one transaction. */
export async function openStore(
	settings: StoreSettings,
	seed: Seed = async () => {},
): Promise<Store> {
	checkMigrations();
	return await open(settings, seed);
}

/** Whether the folder has no database yet; false if it cannot be read, since opening it then fails with the reason. */
function isNew(dataDir: string): boolean {
	try {
		const files = join(dataDir, "pglite");
		return statSync(files, { throwIfNoEntry: false }) === undefined;
	} catch {
		return false;
	}
}

/** Opens the store as it is: nothing is migrated or deleted. A store that was never created is an empty one in memory. */
export async function openUnchanged(settings: StoreSettings): Promise<Store> {
	checkMigrations();
	const { databaseUrl, dataDir } = settings;
	if (!databaseUrl && isNew(dataDir)) return openInMemory();
	const store = await open(settings);
	const state = await migrationState(store.db).catch(async (error) => {
		await store.close();
		throw openingError(error, "The database");
	});
	if (state === "current") return store;
	await store.close();
	if (state === "none") return openInMemory();
	throw new StoreError(
		"The database has the schema of an older release; start the server once, which migrates it, and try again.",
	);
}
