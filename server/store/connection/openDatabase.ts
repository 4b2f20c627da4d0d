// Opens the store, the embedded PostgreSQL in a folder or a real one by its address, behind one interface.
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { projectRoot } from "../../config/projectRoot";
import type { StoreSettings } from "../../config/settings";
import { memoize } from "../../rules/memoize";
import * as schema from "../schema/schema";
import { FixedParserPglite } from "./fixedParserPglite";
import { checkFreeBytes, checkFreeForOpening, freeBytesOf } from "./freeSpace";
import { lockFolder } from "./lockFolder";
import {
	errorCodeOf,
	isRetryableConflict,
	readOnlyNodeCode,
	reasonOf,
	StoreError,
} from "./storeError";

export const migrationsFolder = join(projectRoot, "server/store/migrations");

/** The store, or a transaction of it, for drizzle's queries. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Store {
	/** For single queries. Never inside `transaction`: PGlite has one connection and would deadlock. */
	db: Database;
	transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
	/** The connections to a real PostgreSQL; null for the embedded one. */
	pool: pg.Pool | null;
	close(): Promise<void>;
}

/** Runs after the migrations of a start, in one transaction: seeds the store. */
export type Prepare = (db: Database) => Promise<void>;

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** PGlite runs in this thread: transactions queue, and the event loop runs between them. */
function transactionQueue() {
	let last: Promise<unknown> = Promise.resolve();
	return <T>(work: () => Promise<T>): Promise<T> => {
		const result = last.then(work);
		last = result.then(nextTick, nextTick);
		return result;
	};
}

const damaged = (folder: string) =>
	new StoreError(
		`The database in ${folder} is damaged; restore the folder from a backup (docs/operating.md), or set DATA_DIR to another one.`,
	);

/** The error of a start: one line for what the database or the disk refused; any other error as it is. */
function openingError(error: unknown, store: string): unknown {
	if (error instanceof StoreError || errorCodeOf(error) === null) return error;
	return new StoreError(`${store} cannot be opened (${reasonOf(error)}).`, {
		cause: error,
	});
}

/** The embedded store in `folder`; "memory://" keeps nothing. Without `prepare` it is not migrated either. Throws StoreError for a folder that is locked, cannot be written, is damaged or on a full disk; a transaction throws ENOSPC while the disk is nearly full. */
export async function openEmbedded(
	folder: string,
	prepare: Prepare | null,
	freeBytes = freeBytesOf,
): Promise<Store> {
	const inMemory = folder.startsWith("memory://");
	const unlock = inMemory ? () => {} : lockFolder(folder);
	try {
		const files = join(folder, "pglite");
		if (!inMemory) mkdirSync(files, { recursive: true });
		// PGlite would begin a new database over what is left of a damaged one.
		const isIncomplete =
			existsSync(join(files, "base")) && !existsSync(join(files, "PG_VERSION"));
		if (isIncomplete) throw damaged(folder);
		const isNew = !existsSync(join(files, "PG_VERSION"));
		if (!inMemory) checkFreeForOpening(folder, freeBytes(files), isNew);
		const client = new FixedParserPglite(inMemory ? folder : files);
		await client.waitReady.catch(() => {
			throw damaged(folder);
		});
		const db = drizzlePglite({ client, schema });
		if (prepare) {
			await migratePglite(db, { migrationsFolder });
			await db.transaction((tx) => prepare(tx));
		}
		const queue = transactionQueue();
		const { inside, enter } = client.sharedTransactionClient();
		const tx = drizzlePglite({ client: inside, schema });
		return {
			db,
			pool: null,
			transaction: (work) =>
				queue(() => {
					if (!inMemory) checkFreeBytes(freeBytes(files));
					return enter(() => work(tx));
				}),
			close: async () => {
				await client.close();
				unlock();
			},
		};
	} catch (error) {
		unlock();
		throw openingError(error, `The data folder ${folder}`);
	}
}

export type PostgresSettings = Omit<StoreSettings, "dataDir">;

/** Named statements belong to a connection, which a pooler such as PgBouncer changes between two transactions. */
function withoutNames(client: pg.PoolClient) {
	const { query } = client;
	Object.assign(client, {
		query: (asked: unknown, ...rest: unknown[]) =>
			Reflect.apply(query, client, [
				typeof asked === "object" && asked !== null && "name" in asked
					? { ...asked, name: undefined }
					: asked,
				...rest,
			]),
	});
}

const wrongAddress =
	"DATABASE_URL must be an address such as postgres://user:password@host:5432/name, with special characters of a password percent-encoded.";

const refused = (how: "reached" | "opened", error: unknown) =>
	new StoreError(
		`The database of DATABASE_URL cannot be ${how} (${reasonOf(error)}).`,
	);

/** Throws StoreError for an address that the client cannot read, without showing its password. */
export function checkAddress(url: string) {
	let port = 0;
	try {
		({ port } = new pg.Client({ connectionString: url }));
	} catch (error) {
		// A certificate file that cannot be read is named.
		const code = errorCodeOf(error);
		if (code !== null && code !== "ERR_INVALID_URL")
			throw refused("opened", error);
	}
	if (!(port > 0 && port < 65_536)) throw new StoreError(wrongAddress);
}

/** Connects; throws StoreError for a database that cannot be reached. */
export async function connect(client: pg.Client): Promise<void> {
	await client.connect().catch((error) => {
		throw refused("reached", error);
	});
}

/** For a transaction that PostgreSQL aborts in favour of another. */
const maxAttempts = 5;
const randomDelay = () =>
	new Promise<void>((resolve) => setTimeout(resolve, 5 + Math.random() * 45));

/** Repeats the transaction after a serialization failure or a deadlock. */
async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++)
		try {
			return await work();
		} catch (error) {
			if (attempt >= maxAttempts || !isRetryableConflict(error)) throw error;
			await randomDelay();
		}
}

/** All processes of this product use this number. */
const startupLockId = 4_714_001;

/**
 * Migrates and seeds, one process after the other. The lock belongs to a transaction of
 * its own connection, so that it holds behind a PgBouncer of transactions too.
 */
async function prepareDatabase(url: string, prepare: Prepare): Promise<void> {
	const options = { connectionString: url, connectionTimeoutMillis: 10_000 };
	const [lock, client] = [new pg.Client(options), new pg.Client(options)];
	for (const each of [lock, client]) each.on("error", () => {});
	try {
		await Promise.all([connect(lock), connect(client)]);
		await lock.query("begin");
		await lock.query("select pg_advisory_xact_lock($1)", [startupLockId]);
		const db = drizzlePg({ client, schema });
		await migratePg(db, { migrationsFolder });
		await db.transaction((tx) => prepare(tx));
	} catch (error) {
		throw openingError(error, "The database of DATABASE_URL");
	} finally {
		await Promise.allSettled([lock.end(), client.end()]);
	}
}

/** A real PostgreSQL; without `prepare` it is not migrated either. Throws StoreError when it cannot be reached. */
export async function openPostgres(
	settings: PostgresSettings,
	prepare: Prepare | null,
): Promise<Store> {
	const { databaseUrl: url, databaseTimeoutMs: timeoutMs } = settings;
	checkAddress(url);
	if (prepare) await prepareDatabase(url, prepare);
	const pool = new pg.Pool({
		connectionString: url,
		max: settings.databasePool,
		pipeline: true,
		keepAlive: true,
		connectionTimeoutMillis: Math.min(timeoutMs, 10_000),
		// A pooler refuses parameters of the connection; transactions set their own.
		...(settings.isDatabasePooled ? {} : { statement_timeout: timeoutMs }),
		// For a server that stops responding.
		query_timeout: timeoutMs + 2000,
	});
	// Without listeners a broken connection ends the process: the pool's covers idle connections, each client's the others.
	pool.on("error", () => {});
	pool.on("connect", (client) => {
		client.on("error", () => {});
		if (settings.isDatabasePooled) withoutNames(client);
	});
	const begin = settings.isDatabasePooled
		? `begin; set local statement_timeout = ${timeoutMs}`
		: "begin";
	const database = memoize((client: pg.PoolClient) =>
		drizzlePg({ client, schema }),
	);
	async function transaction<T>(work: (tx: Database) => Promise<T>) {
		const client = await pool.connect();
		let isLost = false;
		try {
			// Pipelined with the first statement, which saves a round trip.
			const begun = client.query(begin);
			begun.catch(() => {});
			const result = await work(database(client));
			await begun;
			const { command } = await client.query("commit");
			if (command !== "COMMIT") throw new Error("a transaction was lost");
			return result;
		} catch (error) {
			await client.query("rollback").catch(() => {
				isLost = true;
			});
			// A failover has left this node read-only: a new connection finds the other one.
			if (errorCodeOf(error) === readOnlyNodeCode) isLost = true;
			throw error;
		} finally {
			// Also after a failed rollback the pool replaces it, since its state is unknown.
			client.release(isLost);
		}
	}
	// A start ends here where the pool's connections are refused, as by a pooler without DATABASE_POOLER.
	try {
		await pool.query("select");
	} catch (error) {
		await pool.end();
		throw refused("opened", error);
	}
	return {
		db: drizzlePg({ client: pool, schema }),
		pool,
		transaction: (work) => retryConflicts(() => transaction(work)),
		close: () => pool.end(),
	};
}
