// Opens the store of the settings: migrated, seeded, expired replies deleted.

import type { Settings } from "../../config/settings";
import type { Clock } from "../../rules/clock";
import { deleteExpiredReplies } from "../claims/idempotency";
import type { SeedProgramme } from "../content/programmeContent";
import { seed } from "../content/seed";
import {
	type Database,
	openEmbedded,
	openPostgres,
	type Store,
} from "./openDatabase";

/** Runs at every start, in one transaction. */
const preparing =
	(now: Clock, programme: SeedProgramme) => async (db: Database) => {
		await seed(db, programme, now());
		await deleteExpiredReplies(db, now());
	};

/** Opens the store and seeds `programme`, its dates counted from the server's clock. */
export function openStore(
	{ databaseUrl, dataDir, databasePool, databaseTimeoutMs }: Settings,
	now: Clock,
	programme: SeedProgramme,
): Promise<Store> {
	const prepare = preparing(now, programme);
	return databaseUrl
		? openPostgres(
				{
					url: databaseUrl,
					poolSize: databasePool,
					timeoutMs: databaseTimeoutMs,
				},
				prepare,
			)
		: openEmbedded(dataDir, prepare);
}
