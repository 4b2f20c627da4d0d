// When the database restarts, is killed or drops its connections, requests in flight fail, but no process ends and nothing acknowledged is lost (X02).
import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	mkdtempSync,
	rmdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { addOrRemoveFavoritePrivilege } from "../../../src/contract/favourites";
import { historyRedeem } from "../../../src/contract/history";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { demoContent, isOrdinary, stockOf } from "../../support/demoContent";
import { nth } from "../../support/nth";
import { type RunningPostgres, startPostgres } from "../../support/postgres";
import { client, type Session } from "../support/client";
import { endAll, type ServerProcess, startServer } from "../support/processes";
import { newMockUserId, postgresUrl } from "../support/testServer";

/** The service must recover within this time, in ms (X02). */
const backWithin = 15_000;

let postgres: RunningPostgres;
let servers: ServerProcess[] = [];

// A separate cluster on disk, because restarts would disturb the other files.
beforeAll(async () => {
	if (!postgresUrl) return;
	postgres = await startPostgres({ durable: true });
	const environment = { DATABASE_URL: postgres.url, DEMO: "1" };
	servers = [await startServer(environment), await startServer(environment)];
}, 120_000);
afterAll(async () => {
	endAll();
	if (postgresUrl) await postgres.stop();
});

/** Demo privileges that one customer may claim several times. */
const open = demoContent.privileges.filter(
	(it) => isOrdinary(it) && stockOf(it) > 200,
);

/** Runs statements on a separate connection. */
async function ask(...statements: string[]) {
	const admin = new pg.Client({ connectionString: postgres.url });
	await admin.connect();
	for (const statement of statements) await admin.query(statement);
	await admin.end();
}

const terminateConnections = () =>
	ask(
		"select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
	);

const readiness = async ({ address }: ServerProcess) =>
	(await fetch(`${address}/readyz`)).status;

const faults: [string, () => Promise<void>][] = [
	["connections terminated", terminateConnections],
	["a fast restart", () => postgres.restart("fast")],
	["an immediate restart", () => postgres.restart("immediate")],
	["killed", () => postgres.restart("SIGKILL")],
];

test.skipIf(!postgresUrl).each(faults)(
	"nothing acknowledged to 30 writing clients is lost by this fault of the database: %s",
	async (_name, fault) => {
		const apis = servers.map(({ address }) => client(address));
		const api = (at: number) => nth(apis, at % apis.length);
		const clients = await Promise.all(
			Array.from({ length: 30 }, async (_, at) => {
				const me = await api(at).signIn(newMockUserId());
				return { me, at, claimed: new Set<string>(), favourite: "" };
			}),
		);
		const statuses = new Set<number>();
		let stop = false;
		const writing = clients.map(async (each) => {
			const { me, at, claimed } = each;
			while (!stop) {
				const reference = `PV_${open[(at + claimed.size) % open.length]?.privilege_id}`;
				if (claimed.size < 5) {
					const reply = await api(at)
						.send(
							submitRedeemCouponCodeV2,
							{ Reference: reference, Amount: 1, IsUsed: false },
							me,
						)
						.catch(() => null);
					if (reply) statuses.add(reply.status);
					if (reply?.status === 503)
						expect(reply.headers.get("retry-after")).toMatch(/^\d+$/);
					const body = reply?.body as {
						data?: { transaction_id?: string };
					} | null;
					if (reply?.status === 200 && body?.data?.transaction_id)
						claimed.add(body.data.transaction_id);
				}
				await api(at)
					.send(
						addOrRemoveFavoritePrivilege,
						{ Content_Type: 1000, Content_Ref: reference },
						me,
					)
					.then(({ status }) => statuses.add(status))
					.catch(() => null);
				await pause(20);
			}
		});
		await pause(300);
		await fault();
		const since = performance.now();
		for (const server of servers)
			while ((await readiness(server)) !== 200) {
				expect(performance.now() - since).toBeLessThan(backWithin);
				await pause(100);
			}
		await pause(500);
		stop = true;
		await Promise.all(writing);

		// The only replies are a success, a refusal by a rule, or "temporarily unavailable".
		expect([...statuses].filter((it) => ![200, 400, 503].includes(it))).toEqual(
			[],
		);
		for (const server of servers) expect(server.isRunning()).toBe(true);
		const history = async (at: number, me: Session) =>
			(
				await api(at).ask(
					historyRedeem,
					{ PageNumber: 1, ItemsPerPage: 100, UsePrivilege: "canuse" },
					me,
				)
			).items.map((it) => it.ext_transaction_id);
		let acknowledged = 0;
		for (const { me, at, claimed } of clients) {
			acknowledged += claimed.size;
			expect(await history(at, me)).toEqual(
				expect.arrayContaining([...claimed]),
			);
		}
		expect(acknowledged).toBeGreaterThan(0);
	},
	120_000,
);

test.skipIf(!postgresUrl)(
	"while the database restarts, the process stays alive and reports that it is not ready, and the next call gets 200 or 503",
	async () => {
		const [server] = servers;
		if (!server) throw new Error("no server");
		const api = client(server.address);
		const me = await api.signIn(newMockUserId());
		let away = true;
		const restarting = postgres.restart("fast").then(() => {
			away = false;
		});
		const seen = new Set<string>();
		while (away) {
			const alive = (await fetch(`${server.address}/healthz`)).status;
			const ready = await fetch(`${server.address}/readyz`);
			seen.add(`${alive} ${ready.status} ${ready.headers.get("retry-after")}`);
			await pause(5);
		}
		await restarting;
		// Before and after the restart the process is ready.
		seen.delete("200 200 null");
		expect([...seen]).toEqual(["200 503 5"]);
		const { status } = await api.send(
			historyRedeem,
			{ PageNumber: 1, ItemsPerPage: 25, UsePrivilege: "canuse" },
			me,
		);
		expect([200, 503]).toContain(status);
	},
	60_000,
);

test.skipIf(!postgresUrl)(
	"on a node that a failover made read-only, mutations get 503, and the connection is replaced",
	async () => {
		const server = await startServer({
			...{ DATABASE_URL: postgres.url, DEMO: "1" },
			RATE_LIMIT_PER_CLIENT: "0",
		});
		const api = client(server.address);
		const me = await api.signIn(newMockUserId());
		const write = async () =>
			(
				await api.send(
					addOrRemoveFavoritePrivilege,
					{ Content_Type: 1000, Content_Ref: "PV_1001" },
					me,
				)
			).status;
		const readOnly = "default_transaction_read_only";
		await ask(`alter database postgres set ${readOnly} = on`);
		await terminateConnections();
		expect(await write()).toBe(503);
		expect(await write()).toBe(503);
		// Acts as the new primary in place of the read-only node.
		await ask(
			`set ${readOnly} = off`,
			`alter database postgres reset ${readOnly}`,
		);
		expect(await write()).toBe(200);
	},
	60_000,
);

/** Mounts a disk of 8 MB, which `remove` unmounts; null if this user may not mount. */
function smallDisk() {
	const folder = mkdtempSync(join(tmpdir(), "gift-disk-"));
	const { uid } = statSync(postgres.data);
	const options = `size=8m,uid=${uid},mode=700`;
	try {
		execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], {
			stdio: "ignore",
		});
	} catch {
		rmdirSync(folder);
		return null;
	}
	return {
		folder,
		remove: () => {
			execFileSync("umount", ["-l", folder]);
			rmdirSync(folder);
		},
	};
}

test.skipIf(!postgresUrl)(
	"on a full disk mutations get 503 with Retry-After, and 200 once there is space",
	async (context) => {
		const disk = smallDisk();
		if (!disk) return context.skip("mounting a small disk is not allowed here");
		const [server] = servers;
		if (!server) throw new Error("no server");
		const admin = new pg.Client({ connectionString: postgres.url });
		await admin.connect();
		try {
			// Only this table is on the small disk, since a full disk under the write-ahead log would stop the cluster.
			await admin.query(`create tablespace small location '${disk.folder}'`);
			await admin.query("alter table answered set tablespace small");
			const api = client(server.address);
			const me = await api.signIn(newMockUserId());
			const write = () =>
				api.send(
					addOrRemoveFavoritePrivilege,
					{ Content_Type: 1000, Content_Ref: "PV_1001" },
					me,
				);
			expect((await write()).status).toBe(200);
			const fill = join(disk.folder, "fill");
			writeFileSync(fill, "");
			expect(() => {
				for (;;) appendFileSync(fill, Buffer.alloc(4096));
			}).toThrow("ENOSPC");
			let refused = await write();
			// The last page of the table still has some space.
			while (refused.status === 200) refused = await write();
			expect(refused.status).toBe(503);
			expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
			expect(server.isRunning()).toBe(true);
			rmSync(fill);
			expect((await write()).status).toBe(200);
			await admin.query("alter table answered set tablespace pg_default");
			await admin.query("drop tablespace small");
		} finally {
			await admin.end();
			disk.remove();
		}
	},
	60_000,
);

test.skipIf(!postgresUrl)(
	"a transaction that PostgreSQL has rolled back is not reported as done",
	async () => {
		const store = await openPostgres({
			...{ databaseUrl: postgres.url, databasePool: 2 },
			databaseTimeoutMs: 15_000,
		});
		const work = store.transaction(async (tx) => {
			await tx.execute(sql`select 1 / 0`).catch(() => {});
		});
		await expect(work).rejects.toThrow("a transaction was lost");
		await store.close();
	},
);
