// Deletes what is too old, once a minute, for as long as the server runs.
import type { Clock } from "../../rules/clock";
import type { Database, Store } from "./database";

/** Deletes what is too old at `now`. */
export type Deletion = (db: Database, now: Date) => Promise<void>;

const minute = 60_000;

/** Runs the deletions once a minute, each in a transaction of its own; returns the function that stops it. */
export function startCleanup(store: Store, now: Clock, deletions: Deletion[]) {
	const run = async () => {
		for (const deletion of deletions)
			await store
				.transaction((tx) => deletion(tx, now()))
				// The next minute retries.
				.catch(() => {});
	};
	let last = Promise.resolve();
	const timer = setInterval(() => {
		last = run();
	}, minute);
	timer.unref();
	return () => {
		clearInterval(timer);
		return last;
	};
}
