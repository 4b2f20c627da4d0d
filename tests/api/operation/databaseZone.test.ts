// PostgreSQL with unusual settings: the time zone and date style, the isolation of transactions, the timeouts.
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { openPostgres } from "../../../server/store/connection/openPostgres";
import { privileges } from "../../../server/store/schema/schema";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { type DealName, deal } from "../support/deals";
import { holdRows, waitersFor } from "../support/locks";
import { importInto, privilege, programme } from "../support/programme";
import {
	newDatabase,
	newMockUserId,
	newStore,
	postgresUrl,
	startTestServer,
} from "../support/testServer";

const open = async (databaseUrl: string) =>
	await openPostgres(
		{ databaseUrl, databasePool: 2, databaseTimeoutMs: 15_000 },
		async () => {},
	);

/** Creates a database with this setting. */
async function databaseWith(setting: string): Promise<string> {
	const url = await newDatabase();
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	await client.query(
		`alter database ${new URL(url).pathname.slice(1)} set ${setting}`,
	);
	await client.end();
	return url;
}

/** Holds the lock of a start, like another process that migrates; the returned function releases it. */
async function holdStart(connectionString: string) {
	const other = new pg.Client({ connectionString });
	await other.connect();
	await other.query("set statement_timeout to 0");
	await other.query("select pg_advisory_lock(4714001)");
	return () => other.end();
}

/** Imports a privilege into a database with this setting; returns its start as it is read back. */
async function readBack(setting: string, valid_from: string) {
	const url = await databaseWith(setting);
	const store = await open(url);
	const content = { ...programme, privileges: [{ ...privilege, valid_from }] };
	await importInto(store, content);
	const again = await importInto(store, content);
	const [row] = await store.db.select().from(privileges);
	await store.close();
	return { again, begins: row?.valid_from };
}

test.skipIf(!postgresUrl)(
	"dates are read as they were written, whatever the database's time zone and date style",
	async () => {
		// Before 1920 the offset of Bangkok had seconds: +06:42:04.
		for (const [setting, day] of [
			["timezone to 'Asia/Bangkok'", "1900-01-01"],
			["datestyle to 'German'", "2027-02-03"],
		] as const) {
			const { again, begins } = await readBack(setting, day);
			expect(begins, setting).toEqual(new Date(`${day}T00:00:00+07:00`));
			expect(again.every(({ changed }) => changed.length === 0)).toBe(true);
		}
	},
);

// The bug: a claim that had waited for the group's row counted the claims as they were before its wait.
test.skipIf(!postgresUrl)(
	"a group's last claim is made once, whatever the database's transaction isolation",
	async () => {
		const store = await newStore(
			await databaseWith("default_transaction_isolation to 'repeatable read'"),
		);
		const { client, stop } = await startTestServer({}, {}, store);
		const claim = async (name: DealName) => {
			const me = await client.signIn(newMockUserId());
			const request = { Reference: deal(name), Amount: 1, IsUsed: true };
			return async () =>
				(await client.send(submitRedeemCouponCodeV2, request, me)).status;
		};
		const first = await claim("groupOverallOne");
		expect(await first()).toBe(200);
		const both = [
			await claim("groupOverallOne"),
			await claim("groupOverallTwo"),
		];
		const group = "limit_groups where name = $1";
		const release = await holdRows(store, group, "test-overall");
		const statuses = both.map((send) => send());
		await waitersFor(store, 2);
		await release();
		expect((await Promise.all(statuses)).sort()).toEqual([200, 400]);
		await stop();
		await store.close();
	},
);

// The bug: the waiting start failed, and a long migration never finished.
test.skipIf(!postgresUrl).each(["statement_timeout", "lock_timeout"])(
	"a start waits for another process that migrates, whatever the database's %s",
	async (setting) => {
		const url = await databaseWith(`${setting} to '200ms'`);
		const end = await holdStart(url);
		const opened = open(url);
		const early = opened.then(() => "open", String);
		expect(await Promise.race([early, pause(1000, "waiting")])).toBe("waiting");
		await end();
		await (await opened).close();
	},
);
