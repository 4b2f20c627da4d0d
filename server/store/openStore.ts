// The store the settings ask for, ready: migrated, seeded, old replies forgotten.
import type { Clock } from "../clock";
import { programme } from "../demo/content/programme";
import type { Settings } from "../settings";
import { forgetAnswers } from "./answered";
import { type Database, openEmbedded, openPostgres, type Store } from "./open";
import { seed } from "./seed";

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
