// Deletes what is too old and reclaims its space, once a minute, for as long as the server runs.
import type { Clock } from "../../rules/clock";
import { everyMinute } from "../../rules/everyMinute";
import type { Database, Store } from "./database";

/** Runs the deletions once a minute, each in a transaction of its own, and reclaims the space of what was deleted; returns the function that stops it. */
export const startCleanup = (
	store: Store,
	now: Clock,
	deletions: ((db: Database, now: Date) => Promise<void>)[],
	onFailure: (error: unknown) => void,
) =>
	everyMinute(async (isStopping) => {
		for (const deletion of deletions) {
			if (isStopping()) return;
			await store
				.transaction((tx) => deletion(tx, now()))
				// The next minute retries.
				.catch(onFailure);
		}
		if (!isStopping()) await store.reclaimSpace?.().catch(onFailure);
	});
