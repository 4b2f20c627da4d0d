// The servers of the API tests, which run in this process with their own clocks and share one store.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { type AppOptions, createApp } from "../../../server/app";
import { readSettings, type Settings } from "../../../server/config/settings";
import { seedDemo } from "../../../server/demo/seedDemo";
import { createMetrics } from "../../../server/middleware/metrics";
import { createLogger } from "../../../server/middleware/requestLog";
import { createSmsWebhook } from "../../../server/sms/smsWebhook";
import type { Seed, Store } from "../../../server/store/connection/database";
import { FixedParserPglite } from "../../../server/store/connection/fixedParserPglite";
import { embeddedStore } from "../../../server/store/connection/openEmbedded";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { importContent } from "../../../server/store/content/importContent";
import { serve } from "../../support/serve";
import { client } from "./client";
import { testContent } from "./deals";

/** The start of the tests' clock: noon in Bangkok on Wednesday 17 February 2027. */
export const noon = Date.parse("2027-02-17T12:00:00+07:00");
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** The address of the PostgreSQL to test on; undefined for PGlite. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** Creates a database on the tests' PostgreSQL; returns its address. */
export async function newDatabase(): Promise<string> {
	if (!postgresUrl) throw new Error("there is no PostgreSQL to test on");
	const name = `api_${randomUUID().replaceAll("-", "")}`;
	const admin = new pg.Client({ connectionString: postgresUrl });
	await admin.connect();
	await admin.query(`create database ${name}`);
	await admin.end();
	const address = new URL(postgresUrl);
	address.pathname = `/${name}`;
	return address.href;
}

/** The settings of an API process that uses a new database on the tests' PostgreSQL. */
export const newDatabaseSettings = async () => ({
	DATABASE_URL: await newDatabase(),
	DEMO: "1",
});

/** Seeds a store with the test programme, as of noon. */
const seed: Seed = async (db) => {
	await seedDemo(db, new Date(noon));
	await importContent(db, testContent, { now: new Date(noon), onlyNew: true });
};

const openMemory = (client: FixedParserPglite, seed?: Seed) =>
	embeddedStore(client, seed, () => undefined);

/** Opens the first embedded database and dumps its seeded files: copying them takes one second, seeding a new store five. */
async function openFirst() {
	const client = new FixedParserPglite("memory://");
	const store = await openMemory(client, seed);
	return { store, dump: await client.dumpDataDir("none") };
}
let first: ReturnType<typeof openFirst> | undefined;
const firstStore = () => {
	first ??= openFirst();
	return first;
};

/** Opens a separate store with the test programme, on the PostgreSQL database `url` or embedded. */
export async function newStore(url?: string): Promise<Store> {
	if (url)
		return openPostgres(
			{ databaseUrl: url, databasePool: 20, databaseTimeoutMs: 15_000 },
			seed,
		);
	const { dump } = await firstStore();
	return openMemory(new FixedParserPglite("memory://", dump));
}

let onPostgres: Promise<Store> | undefined;

/** The store that all test files share: PGlite, or TEST_DATABASE_URL's server. */
async function sharedStore(): Promise<Store> {
	if (!postgresUrl) return (await firstStore()).store;
	onPostgres ??= newDatabase().then(newStore);
	return onPostgres;
}

export interface TestServer {
	store: Store;
	/** The clock of the server and the client, which tests can move. */
	clock: { now: number };
	client: ReturnType<typeof client>;
	stop(): Promise<void>;
}

const quiet = { DEMO: "1", RATE_LIMIT_PER_CLIENT: "0" };

/** Starts a server on a free port with the shared store, or with `ownStore`. */
export async function startTestServer(
	environment: NodeJS.ProcessEnv = {},
	change: Partial<Settings> = {},
	ownStore?: Store,
	logger?: AppOptions["logger"],
): Promise<TestServer> {
	const store = ownStore ?? (await sharedStore());
	// Resets the rate limits, which are counted in the shared store.
	if (!ownStore) await store.pool?.query("delete from request_counts");
	const clock = { now: noon };
	const settings = {
		...readSettings({ ...quiet, ...environment }),
		...change,
	};
	const now = () => new Date(clock.now);
	const smsWebhook =
		settings.smsWebhook && createSmsWebhook(settings.smsWebhook, () => {});
	const app = createApp({
		store,
		settings,
		now,
		smsWebhook,
		logger: logger ?? createLogger(settings.logLevel),
		metrics: settings.metrics ? createMetrics(store.countConnections) : null,
	});
	const { port, stop } = await serve(app.fetch);
	return {
		store,
		clock,
		client: client(`http://127.0.0.1:${port}`, () => clock.now),
		stop,
	};
}

/** The mock_user_id of a new customer of a scenario. */
export const newMockUserId = (scenario = "platinum") =>
	`${scenario}-${randomUUID()}`;
