// Row locks in PostgreSQL, with which a test makes calls wait for each other.
import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "../../../server/store/connection/database";

/** Runs a statement in a new transaction, which the returned function commits. */
export async function runUncommitted(
	{ pool }: Store,
	statement: string,
	...values: string[]
) {
	const client = await pool?.connect();
	if (!client) throw new Error("there is no PostgreSQL to lock on");
	await client.query("begin");
	await client.query(statement, values);
	return async () => {
		await client.query("commit");
		client.release();
	};
}

/** Locks rows, such as "customers where sub = $1", until the returned function is called. */
export const holdRows = (store: Store, rows: string, value: string) =>
	runUncommitted(store, `select from ${rows} for no key update`, value);

/** Waits until at least this many sessions of the store's database wait for a lock. */
export async function waitersFor({ pool }: Store, amount: number) {
	for (let tries = 0; tries < 200; tries++) {
		const reply = await pool?.query<{ amount: number }>(
			"select count(*)::int as amount from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
		);
		if ((reply?.rows[0]?.amount ?? 0) >= amount) return;
		await pause(50);
	}
	throw new Error(`fewer than ${amount} sessions wait for a lock`);
}
