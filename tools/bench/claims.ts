// Measures claims a second with 50 clients: through the API, and the same statements on the bare database, in turn.
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import type { ApiClient } from "../../tests/support/apiClient";
import { startApp } from "../../tests/support/app";
import { temporaryFolder } from "../../tests/support/atExit";
import {
	demoContent,
	isOrdinary,
	stockOf,
} from "../../tests/support/demoContent";
import { nth } from "../../tests/support/nth";
import { startPostgres } from "../../tests/support/postgres";
import { runRounds } from "../../tests/support/rounds";
import { bareClaim } from "./bareClaims";
import { claimsPerSecond, clientCount, signInClients } from "./clients";

const claimsPerClient = 8;
/** Unmeasured claims of each client before the measured ones; the stock of a deal allows no more. */
const warmUpsPerClient = 4;
/** Measured rounds; the deals have codes for these. */
export const claimRounds = 5;

/** Ordinary counter deals in good stock: what a claim costs, not what a limit costs. */
const deals = demoContent.privileges
	.filter(
		(deal) =>
			isOrdinary(deal) &&
			Object.keys(deal.limits ?? {}).join() === "customer_month" &&
			stockOf(deal) > 100,
	)
	.map((deal) => ({
		reference: String(deal.privilege_id),
		id: deal.privilege_id,
	}));

/**
 * The claims of each client, from which deal and how many: other deals in each
 * round. A customer who claims twice in one claims the second time from the other
 * half: some deals are for once a month.
 */
const dealRange = (round: number, half: 0 | 1, each = claimsPerClient) => ({
	from: round * 31 + half * Math.floor(deals.length / 2),
	each,
});

type DealRange = ReturnType<typeof dealRange>;

/** The claims per second of all clients over one range of deals. */
const claimOverRange = (
	{ from, each }: DealRange,
	claim: (client: number, deal: (typeof deals)[number]) => Promise<void>,
) =>
	claimsPerSecond(each, (client, turn) =>
		claim(client, nth(deals, (client * 7 + from + turn) % deals.length)),
	);

const overApi = (customers: ApiClient[], claimed: DealRange) =>
	claimOverRange(claimed, async (client, deal) => {
		await customers[client]?.call(submitRedeemCouponCodeV2, {
			Reference: deal.reference,
			Amount: 1,
			IsUsed: true,
		});
	});

/** Claims per second through the API and on the bare database, one value per round; the server and the database take the folder in turn, for it holds one at a time. */
export async function measureEmbedded() {
	const { folder, remove } = temporaryFolder("gift-bench-");
	const api: number[] = [];
	const bare: number[] = [];
	try {
		for (let round = 0; round < claimRounds; round++) {
			const app = await startApp({
				DATA_DIR: folder,
				RATE_LIMIT_PER_CLIENT: "0",
			});
			const customers = await signInClients(app.address);
			// Both sides run once unmeasured: a process that has just started compiles first.
			await overApi(customers, dealRange(round, 1, warmUpsPerClient));
			api.push(await overApi(customers, dealRange(round, 0)));
			await app.stop();
			const database = await PGlite.create(join(folder, "pglite"));
			const onBare = (claimed: DealRange) =>
				claimOverRange(claimed, async (client, deal) => {
					const sub = customers[client]?.sub ?? "";
					await database.transaction((tx) => bareClaim(tx, sub, deal));
				});
			await onBare(dealRange(round, 1, warmUpsPerClient));
			bare.push(await onBare(dealRange(round, 0)));
			await database.close();
		}
	} finally {
		remove();
	}
	return { store: "PGlite", api, bare };
}

/** The same with a real PostgreSQL that waits for its disk, with one connection a client on the bare side. */
export async function measurePostgres() {
	const postgres = await startPostgres({ durable: true });
	const pool = new pg.Pool({
		connectionString: postgres.url,
		max: clientCount,
	});
	// Its connections may outlive the server by a moment at the end.
	pool.on("error", () => {});
	try {
		const app = await startApp({
			DATABASE_URL: postgres.url,
			DEMO: "1",
			RATE_LIMIT_PER_CLIENT: "0",
		});
		const onBare = (customers: ApiClient[], claimed: DealRange) =>
			claimOverRange(claimed, async (client, deal) => {
				const connection = await pool.connect();
				await connection.query("begin");
				await bareClaim(connection, customers[client]?.sub ?? "", deal);
				await connection.query("commit");
				connection.release();
			});
		const [api = [], bare = []] = await runRounds(
			claimRounds,
			async (round) => ({ customers: await signInClients(app.address), round }),
			[
				({ customers, round }) => overApi(customers, dealRange(round, 0)),
				({ customers, round }) => onBare(customers, dealRange(round, 1)),
			],
		);
		await app.stop();
		return { store: "PostgreSQL", api, bare };
	} finally {
		await pool.end();
		await postgres.stop();
	}
}
