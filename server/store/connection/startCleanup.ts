// Deletes what is too old, once a minute, for as long as the server runs.
import type { Clock } from "../../rules/clock";
import type { Database, Store } from "./database";

/** Deletes what is too old at `now`. */
export type Deletion = (db: Database, now: Date) => Promise<void>;

const minute = 60_000;

/** Runs the deletions once a minute, each in a transaction of its own; returns the function that stops it. */
export function startCleanup(
	store: Store,
	now: Clock,
	deletions: Deletion[],
	onFailure: (error: unknown) => void,
) {
	const run = async () => {
		for (const deletion of deletions)
			await store
				.transaction((tx) => deletion(tx, now()))
				// The next minute retries.
				.catch(onFailure);
	};
	let running: Promise<void> | null = null;
	const timer = setInterval(() => {
		running ??= run().finally(() => {
			running = null;
		});
	}, minute);
	timer.unref();
	return async () => {
		clearInterval(timer);
		await running;
	};
}
