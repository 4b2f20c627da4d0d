// Opens the store of the settings: migrated, expired replies deleted, prepared by the caller; or as it is.
import { statSync } from "node:fs";
import { join } from "node:path";
import type { StoreSettings } from "../../config/settings";
import type { Clock } from "../../rules/clock";
import {
	type Database,
	openingError,
	type Prepare,
	type Store,
} from "./database";
import { deleteExpiredReplies } from "./idempotency";
import { migrationState } from "./migrationState";
import { openEmbedded } from "./openEmbedded";
import { openPostgres } from "./openPostgres";
import { StoreError } from "./storeError";

function open(settings: StoreSettings, prepare?: Prepare) {
	return settings.databaseUrl
		? openPostgres(settings, prepare)
		: openEmbedded(settings.dataDir, prepare);
}

/** Opens the store; `prepare` runs in the transaction of the start. */
export const openStore = (
	settings: StoreSettings,
	now: Clock,
	prepare: (db: Database, now: Date) => Promise<void>,
): Promise<Store> =>
	open(settings, async (db) => {
		await prepare(db, now());
		await deleteExpiredReplies(db, now());
	});

/** False also for a folder that may not be looked into: opening it says so. */
function isNew(dataDir: string): boolean {
	try {
		const files = join(dataDir, "pglite");
		return statSync(files, { throwIfNoEntry: false }) === undefined;
	} catch {
		return false;
	}
}

const emptyStore = () => openEmbedded("memory://", async () => {});

/** Opens the store as it is: nothing is migrated or deleted. One that was never begun is an empty one in memory. */
export async function openUnchanged(settings: StoreSettings): Promise<Store> {
	const { databaseUrl, dataDir } = settings;
	if (!databaseUrl && isNew(dataDir)) return emptyStore();
	const store = await open(settings);
	const state = await migrationState(store.db).catch(async (error) => {
		await store.close();
		throw openingError(error, "The database");
	});
	if (state === "current") return store;
	await store.close();
	if (state === "none") return emptyStore();
	throw new StoreError(
		"The database is of an older release: start the server once, which migrates it, and try again.",
	);
}
