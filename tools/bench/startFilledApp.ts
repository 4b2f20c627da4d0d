// Starts the built product on a store that is filled directly with more than customers could create quickly.
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type ApiClient, signInClient } from "../../tests/support/apiClient";
import { startApp } from "../../tests/support/app";
import { temporaryFolder } from "../../tests/support/atExit";

/** Signs the customers in, lets `write` fill the store directly, and starts the app on it; the customers are in the order of their names. */
export async function startFilledApp(
	names: readonly string[],
	write: (database: PGlite, customers: readonly ApiClient[]) => Promise<void>,
) {
	const { folder } = temporaryFolder("gift-filled-");
	const environment = { DATA_DIR: folder, RATE_LIMIT_PER_CLIENT: "0" };
	const first = await startApp(environment);
	const customers = await Promise.all(
		names.map((name) => signInClient(first.address, name)),
	);
	await first.stop();
	const database = await PGlite.create(join(folder, "pglite"));
	await write(database, customers);
	await database.close();
	return { customers, ...(await startApp(environment)) };
}
