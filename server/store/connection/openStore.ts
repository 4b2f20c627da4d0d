// Opens the store of the settings: migrated, expired replies deleted, prepared by the caller.
import type { StoreSettings } from "../../config/settings";
import type { Clock } from "../../rules/clock";
import { deleteExpiredReplies } from "../claims/idempotency";
import {
	type Database,
	openEmbedded,
	openPostgres,
	type Store,
} from "./openDatabase";

/** Opens the store; `prepare` runs in the transaction of the start. */
export function openStore(
	settings: StoreSettings,
	now: Clock,
	prepare: (db: Database, now: Date) => Promise<void>,
): Promise<Store> {
	const start = async (db: Database) => {
		await prepare(db, now());
		await deleteExpiredReplies(db, now());
	};
	const { databaseUrl, dataDir, databasePool, databaseTimeoutMs } = settings;
	return databaseUrl
		? openPostgres(
				{
					url: databaseUrl,
					poolSize: databasePool,
					timeoutMs: databaseTimeoutMs,
					isPooled: settings.isDatabasePooled,
				},
				start,
			)
		: openEmbedded(dataDir, start);
}
