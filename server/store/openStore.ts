// The store the settings ask for, ready: migrated, seeded, old replies forgotten.
import { programme } from "../demo/content/programme";
import type { Settings } from "../settings";
import { forgetAnswers } from "./answered";
import { type Database, openEmbedded, openPostgres, type Store } from "./open";
import { seed } from "./seed";

/** What every start does, in one transaction. The reference API has no other source for a programme than the demo's. */
async function prepare(db: Database): Promise<void> {
	const now = new Date();
	await seed(db, programme, now);
	await forgetAnswers(db, now);
}

export function openStore({ databaseUrl, dataDir }: Settings): Promise<Store> {
	return databaseUrl
		? openPostgres(databaseUrl, prepare)
		: openEmbedded(dataDir, prepare);
}
