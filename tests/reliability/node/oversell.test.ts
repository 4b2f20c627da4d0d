// @vitest-environment node
// Proves that stock is never oversold and no code is lost: ten customers per code, while API processes are killed, PostgreSQL restarts and replies are cut.
import {
	Agent,
	createServer,
	type IncomingMessage,
	request,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import type { Seed, Store } from "../../../server/store/connection/database";
import { openEmbedded } from "../../../server/store/connection/openEmbedded";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { importContent } from "../../../server/store/content/importContent";
import { failureCode } from "../../../src/contract/failureCode";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import {
	client,
	failureOf,
	type Reply,
	type Session,
} from "../../api/support/client";
import { deal, testContent } from "../../api/support/deals";
import {
	endAll,
	type ServerProcess,
	startServer,
} from "../../api/support/processes";
import { stockOf } from "../../api/support/rows";
import { newMockUserId } from "../../api/support/testServer";
import { temporaryFolder } from "../../support/atExit";
import { nth } from "../../support/nth";
import { startPostgres } from "../../support/postgres";
import { reportTrials, seededRandom, trials } from "../trials";

const claimers = trials(20_000, 1000);
const stock = claimers / 10;
const kills = trials(10, 2);
const restarts = trials(5, 1);
/** The share of replies whose connection is cut. */
const cut = 0.05;
const atOnce = 200;

/** The test programme, whose plain privilege has this stock and a limit of one per customer. */
const content: Seed = async (db) => {
	const privileges = testContent.privileges.map((it) =>
		`PV_${it.privilege_id}` === deal("plain")
			? { ...it, entry_total: stock, limits: { customer: 1 } }
			: it,
	);
	const programme = { ...testContent, privileges };
	await importContent(db, programme, { now: new Date(), onlyNew: true });
};

/** Runs the work for each item, `atOnce` in parallel. */
async function forEachAtOnce<T>(items: T[], work: (item: T) => Promise<void>) {
	const rest = items.values();
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (const item of rest) await work(item);
		}),
	);
}

/** Starts a proxy that distributes requests to the processes, and cuts the connection of some replies after the server has answered. */
async function startCuttingProxy(servers: ServerProcess[]) {
	const random = seededRandom(1);
	const agent = new Agent({ keepAlive: true });
	let next = 0;
	let cuts = 0;
	function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
		const { address } = nth(servers, next++ % servers.length);
		const { method, headers, url } = incoming;
		const onward = request(`${address}${url}`, { method, headers, agent });
		onward.on("response", (reply) => {
			if (random() < cut) {
				cuts++;
				reply.resume();
				outgoing.destroy();
				return;
			}
			outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
			reply.on("error", () => outgoing.destroy()).pipe(outgoing);
		});
		onward.on("error", () => outgoing.destroy());
		incoming.pipe(onward);
	}
	const proxy = createServer(forward);
	await new Promise<void>((resolve) =>
		proxy.listen(0, "127.0.0.1", () => resolve()),
	);
	const { port } = proxy.address() as AddressInfo;
	return {
		address: `http://127.0.0.1:${port}`,
		cuts: () => cuts,
		stop() {
			proxy.closeAllConnections();
			proxy.close();
			agent.destroy();
		},
	};
}

/** The environment of a trial: how its store is opened, its processes started and its database restarted. */
interface Field {
	open: () => Promise<Store>;
	environment: NodeJS.ProcessEnv;
	processes: number;
	restart: (turn: number) => Promise<void>;
	stop: () => Promise<void>;
}

async function onPostgres(): Promise<Field> {
	const postgres = await startPostgres({ durable: true });
	const { url } = postgres;
	const connection = {
		databaseUrl: url,
		databasePool: 20,
		databaseTimeoutMs: 15_000,
	};
	return {
		open: () => openPostgres(connection, content),
		environment: { DATABASE_URL: url },
		processes: 2,
		restart: (turn) =>
			postgres.restart(nth(["fast", "immediate", "SIGKILL"], turn % 3)),
		stop: postgres.stop,
	};
}

async function embedded(): Promise<Field> {
	const { folder, remove } = temporaryFolder("gift-oversell-");
	return {
		open: () => openEmbedded(folder, content),
		environment: { DATA_DIR: folder },
		processes: 1,
		// The embedded database ends with its only process, so there is nothing to restart.
		restart: async () => {},
		stop: async () => remove(),
	};
}

let field: Field | undefined;
afterEach(async () => {
	endAll();
	await field?.stop();
	field = undefined;
});

test.for<[string, () => Promise<Field>]>([
	["PostgreSQL", onPostgres],
	["the embedded database", embedded],
])("%s", async ([_store, prepare], { task }) => {
	field = await prepare();
	const { environment, processes, open, restart } = field;
	await (await open()).close();
	const start = () => startServer({ ...environment, DEMO: "1" });
	const servers: ServerProcess[] = [];
	for (let at = 0; at < processes; at++) servers.push(await start());
	const proxy = await startCuttingProxy(servers);
	const api = client(proxy.address);

	/** Repeats the same request until there is a reply, as the app does. */
	async function answered(send: () => Promise<Reply>): Promise<Reply> {
		for (;;) {
			const reply = await send().catch(() => null);
			if (reply && reply.status !== 503) return reply;
			await pause(100);
		}
	}

	const people: Session[] = [];
	await forEachAtOnce(Array.from({ length: claimers }), async () => {
		const id = newMockUserId();
		for (let me: Session | null = null; !me; ) {
			me = await api.signIn(id).catch(() => null);
			if (me) people.push(me);
			else await pause(100);
		}
	});

	const bad: string[] = [];
	const won = new Map<string, string>();
	let [killed, restarted] = [0, 0];
	let troubles = Promise.resolve();
	/** Kills a process or restarts the database when a certain share of the stock is sold. */
	function trouble() {
		const soldShare = won.size / stock;
		if (killed < kills && soldShare >= (killed + 1) / (kills + 1)) {
			const at = killed++ % servers.length;
			troubles = troubles.then(async () => {
				await nth(servers, at).end("SIGKILL");
				servers[at] = await start();
			});
		}
		if (restarted < restarts && soldShare >= (restarted + 0.5) / restarts) {
			const turn = restarted++;
			troubles = troubles.then(() => restart(turn));
		}
	}
	await forEachAtOnce(people, async (me) => {
		const timestamp = api.newTimestamp();
		const reply = await answered(() =>
			api.send(
				submitRedeemCouponCodeV2,
				{ Reference: deal("plain"), Amount: 1, IsUsed: true },
				me,
				{ timestamp },
			),
		);
		if (reply.status === 200) {
			const { data } = reply.body as { data: { transaction_id: string } };
			won.set(data.transaction_id, me.sub);
			trouble();
		} else if (failureOf(reply).code !== failureCode.claimRefused)
			bad.push(`${me.sub}: ${reply.status} ${reply.text}`);
	});
	await troubles;
	proxy.stop();
	await Promise.all(servers.map((it) => it.end("SIGTERM")));

	const store = await open();
	const { privilege, sold, pool } = await stockOf(store, deal("plain"));
	await store.close();
	for (const claim of sold)
		if (won.get(claim.transaction_id) !== claim.sub)
			bad.push(
				`${claim.transaction_id} was claimed, but its customer got no reply`,
			);
	if (sold.length !== stock)
		bad.push(`${sold.length} of ${stock} were claimed`);
	if (won.size !== stock)
		bad.push(`${won.size} of ${stock} claims got a reply`);
	if (privilege.entry_remaining !== 0)
		bad.push(`the stock still has ${privilege.entry_remaining}`);
	const given = new Set(sold.map((it) => it.code));
	if (given.size !== stock)
		bad.push(`${given.size} different codes were given for ${stock} claims`);
	if (pool.some((it) => it.transaction_id === null))
		bad.push("a code belongs to no claim");
	expect([killed, restarted]).toEqual([kills, restarts]);
	expect(proxy.cuts()).toBeGreaterThan(claimers * cut);
	reportTrials(task, claimers, bad);
});
