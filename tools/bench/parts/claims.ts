// The part `claims`: claims a second of 50 clients, of one deal and over many: through the API, and the same statements on the bare database, in turn.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { privilegeType } from "../../../src/contract/privilegeFields";
import {
	type ApiClient,
	signedRequest,
	signInClient,
} from "../../../tests/support/apiClient";
import { type RunningApp, startApp } from "../../../tests/support/app";
import { temporaryFolder } from "../../../tests/support/atExit";
import { nth } from "../../../tests/support/nth";
import { startPostgres } from "../../../tests/support/postgres";
import { median, ratioOf, runRounds } from "../../../tests/support/rounds";
import { bareClaim, type Connection } from "../bareClaim";
import { type BenchPart, printFigure, printHeading } from "../report";

/** Measured rounds; the deals have codes for these. */
const claimRounds = 5;
const clientCount = 50;
const claimsPerClient = 30;
/** Unmeasured claims of each client: a process that has just started compiles first. */
const warmUpsPerClient = 4;
const manyDeals = 200;
/** The id of the first made deal, which has codes for all rounds. */
const firstId = 2_000_000;
const highLimit = 1_000_000;

/** The deals with their codes, and a limit that the claims have to count. */
const dealsSql = `
	create temporary table made as select p.* from privileges p join brands using (brand_id)
		where type = ${privilegeType.code} and is_available and not hidden limit 1;
	update made set limits = '{"customer_month": ${highLimit}}', criteria = '{}', limit_group = null,
		valid_from = now() - interval '1 day', valid_through = now() + interval '30 days', entry_total = ${highLimit}, entry_remaining = ${highLimit};
	do $$ begin for n in 0..${manyDeals} loop
		update made set privilege_id = ${firstId} + n, reference = 'C' || n, alt_reference = 'PV_C' || n;
		insert into privileges select * from made;
		insert into codes (privilege_id, code) select ${firstId} + n, 'C' || m from generate_series(1, case n when 0 then 40000 else 500 end) m;
	end loop; end $$;`;

const limits = {
	RATE_LIMIT_PER_CLIENT: String(highLimit),
	RATE_LIMIT_PER_ADDRESS: String(highLimit),
};

type Side = (client: number, deal: number) => Promise<void>;

const oneDeal = () => 0;
const anyDeal = (client: number, turn: number) =>
	1 + ((client * claimsPerClient + turn) % manyDeals);

const signInClients = (address: string): Promise<ApiClient[]> =>
	Promise.all(
		Array.from({ length: clientCount }, () =>
			signInClient(address, `platinum-${randomUUID()}`),
		),
	);

/** The claims per second of all clients in parallel, each with so many claims in turn. */
async function measure(side: Side, dealOf = anyDeal, each = claimsPerClient) {
	const started = performance.now();
	await Promise.all(
		Array.from({ length: clientCount }, async (_, client) => {
			for (let turn = 0; turn < each; turn++)
				await side(client, dealOf(client, turn));
		}),
	);
	return (clientCount * each * 1000) / (performance.now() - started);
}

const agent = new Agent({ keepAlive: true, maxSockets: clientCount });

/** Posts without fetch, which would take a third of the machine. */
function post(address: string, body: string, headers: Record<string, string>) {
	return new Promise<void>((resolve, reject) => {
		const sent = request(
			address,
			{ method: "POST", agent, headers },
			(reply) => {
				reply.resume();
				reply.once("end", () =>
					reply.statusCode === 200
						? resolve()
						: reject(new Error(`A claim got status ${reply.statusCode}`)),
				);
			},
		);
		sent.once("error", reject);
		sent.end(body);
	});
}

const overApi =
	(apps: RunningApp[], customers: ApiClient[]): Side =>
	async (client, deal) => {
		const { address } = nth(apps, client % apps.length);
		const { path, init } = signedRequest(
			submitRedeemCouponCodeV2,
			{ Reference: `PV_C${deal}`, Amount: 1, IsUsed: true },
			customers[client] ?? null,
		);
		const headers = Object.fromEntries(new Headers(init.headers));
		await post(`${address}${path}`, String(init.body), headers);
	};

const claimBare = (connection: Connection, sub: string, deal: number) =>
	bareClaim(connection, sub, { reference: `PV_C${deal}`, id: firstId + deal });

/** The claim's own statements, and those of the two limits that every call counts. */
function onPostgres(pool: pg.Pool, customers: ApiClient[]): Side {
	const counts = ["client", "address"].map(
		(keyPrefix) =>
			new RateLimiterPostgres({
				storeClient: pool,
				storeType: "pool",
				keyPrefix,
				tableName: "request_counts",
				tableCreated: true,
				points: highLimit,
				duration: 60,
			}),
	);
	return async (client, deal) => {
		const sub = customers[client]?.sub ?? "";
		const [perClient, perAddress] = counts;
		await perAddress?.consume("127.0.0.1");
		await perClient?.consume(sub);
		const connection = await pool.connect();
		await connection.query("begin");
		await claimBare(connection, sub, deal);
		await connection.query("commit");
		connection.release();
	};
}

/** Measures PGlite over many deals; the server and the bare database use the folder in turn, since only one can open it. */
async function measureEmbedded() {
	const { folder } = temporaryFolder("gift-bench-");
	const open = () => PGlite.create(join(folder, "pglite"));
	const start = () => startApp({ ...limits, DATA_DIR: folder });
	const api: number[] = [];
	const bare: number[] = [];
	await (await start()).stop();
	const empty = await open();
	await empty.exec(dealsSql);
	await empty.close();
	for (let round = 0; round < claimRounds; round++) {
		const app = await start();
		const customers = await signInClients(app.address);
		const ofApi = overApi([app], customers);
		await measure(ofApi, anyDeal, warmUpsPerClient);
		api.push(await measure(ofApi));
		await app.stop();
		const database = await open();
		const ofBare: Side = (client, deal) =>
			database.transaction((tx) =>
				claimBare(tx, customers[client]?.sub ?? "", deal),
			);
		await measure(ofBare, anyDeal, warmUpsPerClient);
		bare.push(await measure(ofBare));
		await database.close();
	}
	return { api, bare };
}

/** Measures a real PostgreSQL that waits for its disk, through one process and two. */
async function measurePostgres() {
	const postgres = await startPostgres({ durable: true });
	const environment = {
		...limits,
		DATABASE_URL: postgres.url,
		DEMO: "1",
		SIGNATURE_KEY: "",
	};
	const pool = new pg.Pool({
		connectionString: postgres.url,
		max: 20,
		pipeline: true,
	});
	// Its connections may outlive the server by a moment at the end.
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	const apps: RunningApp[] = [];
	try {
		for (let count = 0; count < 2; count++)
			apps.push(await startApp(environment));
		const customers = await signInClients(apps[0]?.address ?? "");
		const client = await pool.connect();
		await client.query(dealsSql);
		client.release();
		const sides = [
			onPostgres(pool, customers),
			overApi(apps.slice(0, 1), customers),
			overApi(apps, customers),
		];
		const results = await runRounds(
			claimRounds,
			async () => null,
			[oneDeal, anyDeal].flatMap((dealOf) =>
				sides.map((side) => () => measure(side, dealOf)),
			),
		);
		return ["one deal", `${manyDeals} deals`].map((deals, at) => {
			const [bare = [], api = [], two = []] = results.slice(at * 3);
			return { deals, bare, api, two };
		});
	} finally {
		for (const app of apps) await app.stop();
		await pool.end();
		await postgres.stop();
		agent.destroy();
	}
}

function print(what: string, api: readonly number[], bare: readonly number[]) {
	console.log(
		`${what}: ${median(api).toFixed(0)} claims a second through the API, ${median(bare).toFixed(0)} on the bare database`,
	);
	printFigure(`${what}, API to bare`, ratioOf(api, bare), { atLeast: 0.5 });
}

export const claims: BenchPart = async () => {
	printHeading(
		"Claims of 50 clients",
		`medians of ${claimRounds} alternating rounds; the warm-up is not measured`,
	);
	const embedded = await measureEmbedded();
	print("PGlite", embedded.api, embedded.bare);
	for (const { deals, api, bare, two } of await measurePostgres()) {
		print(`PostgreSQL, ${deals}`, api, bare);
		const { ratio } = ratioOf(two, api);
		console.log(
			`two processes: ${median(two).toFixed(0)} claims a second, ${ratio.toFixed(2)} times as many as one`,
		);
	}
};
