// npm run scale:claims: claims a second of one deal and over many, through one and two processes, beside the same statements on the bare database.
import { Agent, request } from "node:http";
import pg from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { submitRedeemCouponCodeV2 } from "../../src/contract/privilege";
import { privilegeType } from "../../src/contract/privilegeFields";
import { type ApiClient, signedRequest } from "../../tests/support/apiClient";
import { type RunningApp, startApp } from "../../tests/support/app";
import { buildOrExit } from "../../tests/support/build";
import { startPostgres } from "../../tests/support/postgres";
import { median, ratioOf, runRounds } from "../../tests/support/rounds";
import { bareClaim } from "../bench/bareClaims";
import { claimsPerSecond, clientCount, signInClients } from "../bench/clients";
import { failBecause } from "../fail";
import { readOptions } from "../options";

readOptions(`
npm run scale:claims: measures the build on a PostgreSQL of its own that waits for its
disk, with 50 clients and the shared limits on. Prints claims a second, medians of 5
rounds in turn after one that is thrown away, and their ratios.`);

const rounds = 5;
const claimsPerClient = 30;
const manyDeals = 200;
/** Of the made deals; the first of them has codes for all rounds. */
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

type Side = (client: number, deal: number) => Promise<void>;

const agent = new Agent({ keepAlive: true, maxSockets: clientCount });

/** fetch would take a third of the machine. */
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
						: reject(new Error(`A claim got ${reply.statusCode}`)),
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
		const { address } = apps[client % apps.length] as RunningApp;
		const { path, init } = signedRequest(
			submitRedeemCouponCodeV2,
			{ Reference: `PV_C${deal}`, Amount: 1, IsUsed: true },
			customers[client] ?? null,
		);
		const headers = Object.fromEntries(new Headers(init.headers));
		await post(`${address}${path}`, String(init.body), headers);
	};

/** The claim's own statements, and those of the two limits that every call counts. */
function onBare(pool: pg.Pool, customers: ApiClient[]): Side {
	const counts = ["client", "address"].map(
		(keyPrefix) =>
			new RateLimiterPostgres({
				...{ storeClient: pool, storeType: "pool", keyPrefix },
				...{ tableName: "request_counts", tableCreated: true },
				...{ points: highLimit, duration: 60 },
			}),
	);
	return async (client, deal) => {
		const sub = customers[client]?.sub ?? "";
		const [perClient, perAddress] = counts;
		await perAddress?.consume("127.0.0.1");
		await perClient?.consume(sub);
		const connection = await pool.connect();
		await connection.query("begin");
		const privilege = { reference: `PV_C${deal}`, id: firstId + deal };
		await bareClaim(connection, sub, privilege);
		await connection.query("commit");
		connection.release();
	};
}

async function measure(url: string) {
	const pool = new pg.Pool({ connectionString: url, max: 20, pipeline: true });
	pool.on("error", () => {});
	pool.on("connect", (client) => client.on("error", () => {}));
	const environment = {
		...{ DATABASE_URL: url, DEMO: "1", SIGNATURE_KEY: "" },
		RATE_LIMIT_PER_CLIENT: String(highLimit),
		RATE_LIMIT_PER_ADDRESS: String(highLimit),
	};
	const apps = [await startApp(environment), await startApp(environment)];
	const customers = await signInClients(apps[0]?.address ?? "");
	const client = await pool.connect();
	await client.query(dealsSql);
	client.release();
	const sides = [
		onBare(pool, customers),
		overApi(apps.slice(0, 1), customers),
		overApi(apps, customers),
	];
	const oneDeal = () => 0;
	const anyDeal = (at: number, turn: number) =>
		1 + ((at * claimsPerClient + turn) % manyDeals);
	const steps = [oneDeal, anyDeal].flatMap((dealOf) =>
		sides.map(
			(side) => () =>
				claimsPerSecond(claimsPerClient, (client, turn) =>
					side(client, dealOf(client, turn)),
				),
		),
	);
	const results = await runRounds(rounds, async () => null, steps);
	for (const [at, name] of ["one deal", `${manyDeals} deals`].entries()) {
		const [bare = [], one = [], two = []] = results.slice(at * 3, at * 3 + 3);
		const each = [bare, one, two].map((it) => median(it).toFixed(0));
		console.log(
			`${name}: bare database ${each[0]}/s, one process ${each[1]}/s (${ratioOf(one, bare).ratio.toFixed(2)} of it), two ${each[2]}/s (${ratioOf(two, one).ratio.toFixed(2)} times one)`,
		);
	}
	for (const app of apps) await app.stop();
	await pool.end();
}

buildOrExit();
const own = await startPostgres({ durable: true }).catch(failBecause);
await measure(own.url).catch(failBecause);
await own.stop();
agent.destroy();
