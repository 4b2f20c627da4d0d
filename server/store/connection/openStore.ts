// The store the settings ask for, ready: migrated, seeded, old replies forgotten.

import type { Settings } from "../../config/settings";
import { programme } from "../../demo/content/programme";
import type { Clock } from "../../rules/clock";
import { forgetAnswers } from "../claims/idempotency";
import { seed } from "../content/seed";
import {
	type Database,
	openEmbedded,
	openPostgres,
	type Store,
} from "./openDatabase";

/** What every start does, in one transaction. The reference API has no other source for a programme than the demo's. */
const preparing = (now: Clock) => async (db: Database) => {
	await seed(db, programme, now());
	await forgetAnswers(db, now());
};

/** Opens it, its programme's dates counted from the server's clock. */
export function openStore(
	{ databaseUrl, dataDir, databasePool, databaseTimeoutMs }: Settings,
	now: Clock,
): Promise<Store> {
	const prepare = preparing(now);
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
