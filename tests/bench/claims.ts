// Measures claims a second with 50 clients: through the API, and the same statements on the bare database, in turn.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { programme } from "../../server/demo/content/programme";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { type ApiClient, signInClient } from "../tooling/apiClient";
import { startApp } from "../tooling/app";
import { startPostgres } from "../tooling/postgres";
import { bareClaim } from "./bareClaims";

const clients = 50;
const claimsEach = 8;
const rounds = 3;

const closed = programme.brands
	.filter((brand) => !brand.is_available)
	.map((brand) => brand.brand_id);

/** Ordinary counter deals in good stock: what a claim costs, not what a limit costs. */
const deals = programme.privileges
	.filter(
		(deal) =>
			deal.type === 4 &&
			!closed.includes(deal.brand_id) &&
			deal.valid_from_days <= 0 &&
			deal.valid_through_days > 0 &&
			deal.criteria === undefined &&
			deal.limit_group === undefined &&
			Object.keys(deal.limits).join() === "customer_month" &&
			deal.entry_total - deal.entry_used > 100,
	)
	.map((deal) => ({
		reference: String(deal.privilege_id),
		id: deal.privilege_id,
	}));

/** Runs every client's claims side by side and gives claims a second. */
async function pace(
	one: (client: number, deal: (typeof deals)[number]) => Promise<void>,
	round: number,
): Promise<number> {
	const started = performance.now();
	await Promise.all(
		Array.from({ length: clients }, async (_, client) => {
			for (let turn = 0; turn < claimsEach; turn++) {
				const deal = deals[(client * 7 + round * 31 + turn) % deals.length];
				if (!deal) throw new Error("The programme has no ordinary deal");
				await one(client, deal);
			}
		}),
	);
	return (clients * claimsEach * 1000) / (performance.now() - started);
}

const median = (numbers: number[]) =>
	[...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

function overApi(customers: ApiClient[], round: number): Promise<number> {
	return pace(async (client, deal) => {
		await customers[client]?.call(submitRedeemCouponCodeV2, {
			Reference: deal.reference,
			Amount: 1,
			IsUsed: true,
		});
	}, round);
}

const signInAll = (address: string) =>
	Promise.all(
		Array.from({ length: clients }, () =>
			signInClient(address, `platinum-${randomUUID()}`),
		),
	);

export interface Pace {
	store: string;
	api: number;
	bare: number;
}

/** The embedded store: the server and the bare database take the folder in turn, for it holds one at a time. */
export async function measureEmbedded(): Promise<Pace> {
	const folder = mkdtempSync(join(tmpdir(), "gift-bench-"));
	const api: number[] = [];
	const bare: number[] = [];
	try {
		for (let round = 0; round < rounds; round++) {
			const app = await startApp({
				DATA_DIR: folder,
				RATE_LIMIT_PER_CLIENT: "0",
			});
			const customers = await signInAll(app.address);
			// Both sides run once unmeasured: a process that has just started compiles first.
			await overApi(customers, round + rounds);
			api.push(await overApi(customers, round));
			await app.stop();
			const database = await PGlite.create(join(folder, "pglite"));
			const onBare = (turn: number) =>
				pace(async (client, deal) => {
					const sub = customers[client]?.sub ?? "";
					await database.transaction((tx) => bareClaim(tx, sub, deal));
				}, turn);
			await onBare(round + rounds);
			bare.push(await onBare(round));
			await database.close();
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
	return { store: "PGlite", api: median(api), bare: median(bare) };
}

/** A real PostgreSQL that waits for its disk, with one connection a client on the bare side. */
export async function measurePostgres(): Promise<Pace> {
	const postgres = await startPostgres({ durable: true });
	const api: number[] = [];
	const bare: number[] = [];
	const pool = new pg.Pool({ connectionString: postgres.url, max: clients });
	// Its connections may outlive the server by a moment at the end.
	pool.on("error", () => {});
	try {
		const app = await startApp({
			DATABASE_URL: postgres.url,
			DEMO: "1",
			RATE_LIMIT_PER_CLIENT: "0",
		});
		const customers = await signInAll(app.address);
		for (let round = 0; round < rounds; round++) {
			api.push(await overApi(customers, round));
			bare.push(
				await pace(async (client, deal) => {
					const connection = await pool.connect();
					await connection.query("begin");
					await bareClaim(connection, customers[client]?.sub ?? "", deal);
					await connection.query("commit");
					connection.release();
				}, round),
			);
		}
		await app.stop();
	} finally {
		await pool.end();
		await postgres.stop();
	}
	return { store: "PostgreSQL", api: median(api), bare: median(bare) };
}
