// Opens a real PostgreSQL by its address.
import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { StoreSettings } from "../../config/settings";
import { memoize } from "../../rules/memoize";
import { createSemaphore } from "../../rules/semaphore";
import * as schema from "../schema/schema";
import {
	type Database,
	migrationsFolder,
	openingError,
	type Seed,
	type Store,
} from "./database";
import {
	errorCodeOf,
	isRetryableConflict,
	readOnlyNodeCode,
	reasonOf,
	StoreError,
} from "./storeError";

type PostgresSettings = Omit<StoreSettings, "dataDir">;

const wrongAddress =
	"DATABASE_URL must be an address such as postgres://user:password@host:5432/name, with special characters of a password percent-encoded.";

const refused = (how: "reached" | "opened", error: unknown) =>
	new StoreError(
		`The database of DATABASE_URL cannot be ${how} (${reasonOf(error)}).`,
	);
const pooled = new Error(
	"connections have no statement_timeout: the address leads to a pooler such as PgBouncer",
);
const notReached = (error: unknown) => {
	throw refused("reached", error);
};

/** Throws StoreError for an address that the client cannot read, without showing its password. */
export function checkDatabaseUrl(url: string) {
	let port = 0;
	try {
		({ port } = new pg.Client({ connectionString: url }));
	} catch (error) {
		// The error of a certificate file that cannot be read names the file.
		const code = errorCodeOf(error);
		if (code !== null && code !== "ERR_INVALID_URL")
			throw refused("opened", error);
	}
	if (!(port > 0 && port < 65_536)) throw new StoreError(wrongAddress);
	const [, ...query] = url.split("?");
	if (new URLSearchParams(query.join("?")).has("options"))
		throw new StoreError(
			"DATABASE_URL must not have ?options=, which would replace the connection options of the API.",
		);
}

/** The database and host of an address, without user and password. */
export function databaseName(url: string): string {
	const { host, port, database } = new pg.Client({ connectionString: url });
	return `${database} at ${host}:${port}`;
}

/** These override the database's settings: drizzle cannot read dates in another style, or in a zone with seconds, such as Bangkok before 1920, and a claim that has waited for a row must count what was committed meanwhile. */
const sessionOptions =
	"-c datestyle=ISO -c timezone=UTC -c default_transaction_isolation=read\\ committed";

/** A connected client without a statement timeout, since a migration may be slow; throws StoreError for a database that cannot be reached. */
export async function connectClient(url: string): Promise<pg.Client> {
	const client = new pg.Client({
		connectionString: url,
		options: `${sessionOptions} -c statement_timeout=0`,
		connectionTimeoutMillis: 10_000,
	});
	// Without a listener a lost connection would end the process.
	client.on("error", () => {});
	await client.connect().catch(notReached);
	return client;
}

/** The share of the connections that transactions may use; the others are left to single queries, which do not wait for locked rows. */
const transactionShare = 3 / 4;
/** The longest time that a call waits for a connection. */
const maxWaitMs = 10_000;
/** The most attempts of a transaction that PostgreSQL aborts in favour of another. */
const maxAttempts = 5;

/** Repeats the transaction after a serialization failure or a deadlock. */
async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt++)
		try {
			return await work();
		} catch (error) {
			if (attempt >= maxAttempts || !isRetryableConflict(error)) throw error;
			await setTimeout(5 + Math.random() * 45);
		}
}

/** The advisory lock that all processes of this product share. */
const startupLockId = 4_714_001;

/** Migrates and seeds, one process after the other: the lock belongs to this connection. */
async function prepareDatabase(url: string, seed: Seed): Promise<void> {
	const client = await connectClient(url);
	try {
		// A lock_timeout of the database is meant for rows and tables, not for the migration of another process.
		await client.query("set lock_timeout to 0");
		await client.query("select pg_advisory_lock($1)", [startupLockId]);
		await client.query("reset lock_timeout");
		const db = drizzle({ client, schema });
		await migrate(db, { migrationsFolder });
		await db.transaction((tx) => seed(tx));
	} catch (error) {
		throw openingError(error, "The database of DATABASE_URL");
	} finally {
		await client.end().catch(() => {});
	}
}

/** A real PostgreSQL; without `seed` it is not migrated either. Throws StoreError when it cannot be reached. */
export async function openPostgres(
	settings: PostgresSettings,
	seed?: Seed,
): Promise<Store> {
	const { databaseUrl: url, databaseTimeoutMs: timeoutMs } = settings;
	checkDatabaseUrl(url);
	const max = settings.databasePool;
	const waitMs = Math.min(timeoutMs, maxWaitMs);
	const transactions = createSemaphore({
		max: Math.floor(max * transactionShare),
		timeoutMs: waitMs,
		refusal: () => new Error("too many transactions are running"),
	});
	const pool = new pg.Pool({
		connectionString: url,
		options: sessionOptions,
		max,
		pipeline: true,
		keepAlive: true,
		connectionTimeoutMillis: waitMs,
		statement_timeout: timeoutMs,
		// Ends the transaction of a process that froze or lost its network, which would keep its rows locked.
		idle_in_transaction_session_timeout: 2 * timeoutMs,
		// Ends the wait for a server that stopped responding.
		query_timeout: timeoutMs + 2000,
	});
	// Without listeners a broken connection would end the process: the pool's listener covers idle connections, each client's the others.
	pool.on("error", () => {});
	pool.on("connect", (client) => void client.on("error", () => {}));
	const database = memoize((client: pg.PoolClient) =>
		drizzle({ client, schema }),
	);
	async function transaction<T>(work: (tx: Database) => Promise<T>) {
		const client = await pool.connect();
		let isLost = false;
		try {
			// Pipelined with the first statement, which saves a round trip.
			const begun = client.query("begin");
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
			// A failover has left this node read-only: a new connection reaches the other node.
			if (errorCodeOf(error) === readOnlyNodeCode) isLost = true;
			throw error;
		} finally {
			// The pool replaces a lost connection, also after a failed rollback, since its state is unknown.
			client.release(isLost);
		}
	}
	try {
		// A pooler such as PgBouncer refuses or drops this connection's timeouts, and would keep the advisory lock of the next connection.
		const { rows } = await pool
			.query("select current_setting('statement_timeout') as timeout")
			.catch(notReached);
		if (rows[0]?.timeout === "0") throw refused("opened", pooled);
		if (seed) await prepareDatabase(url, seed);
	} catch (error) {
		await pool.end();
		throw error;
	}
	return {
		db: drizzle({ client: pool, schema }),
		pool,
		countConnections: () => ({
			idle: pool.idleCount,
			busy: pool.totalCount - pool.idleCount,
			waiting: pool.waitingCount + transactions.waitingCount(),
		}),
		transaction: (work) =>
			retryConflicts(() => transactions.run(() => transaction(work))),
		reclaimSpace: null,
		close: () => pool.end(),
	};
}
