// The store's interface, the same for the embedded and a real PostgreSQL.
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type pg from "pg";
import { projectRoot } from "../../config/projectFolders";
import type * as schema from "../schema/schema";
import { errorCodeOf, reasonOf, StoreError } from "./storeError";

export const migrationsFolder = join(projectRoot, "server/store/migrations");

/** Throws StoreError if migrations are missing in the project's folder. */
export function checkMigrations(folder = migrationsFolder): void {
	try {
		readMigrationFiles({ migrationsFolder: folder });
	} catch (error) {
		throw new StoreError(
			`The project's folder is incomplete: there are no migrations in ${folder} (${reasonOf(error)}). Copy the whole folder (docs/operating.md).`,
		);
	}
}

/** The store, or a transaction of it, for drizzle's queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The connections of this process to a real PostgreSQL. */
export interface ConnectionCounts {
	idle: number;
	busy: number;
	/** Calls that wait for a connection. */
	waiting: number;
}

/** An open store, embedded or a real PostgreSQL. */
export interface Store {
	/** For single queries. Never inside `transaction`: PGlite has one connection and would deadlock. */
	db: Database;
	transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
	/** The connections to a real PostgreSQL; null for the embedded one. */
	pool: pg.Pool | null;
	/** Null for the embedded database. */
	countConnections: (() => ConnectionCounts) | null;
	/** Lets the embedded database use the space of deleted rows again, and shortens its write-ahead log; null for a real PostgreSQL, which does so by itself. */
	reclaimSpace: (() => Promise<void>) | null;
	close(): Promise<void>;
}

/** Runs after the migrations of a start, in one transaction: seeds the store. */
export type Seed = (db: Database) => Promise<void>;

/** The error of a failed start: a StoreError of one line if the database or the disk refused, else the error itself. */
export function openingError(error: unknown, store: string): unknown {
	if (error instanceof StoreError || errorCodeOf(error) === null) return error;
	return new StoreError(`${store} cannot be opened (${reasonOf(error)}).`, {
		cause: error,
	});
}
