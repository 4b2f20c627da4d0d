// A dump of a running database, restored as docs/operating.md describes, has the same data and belongs to the API's own user.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { readStoreSettings } from "../../../server/config/settings";
import { openUnchanged } from "../../../server/store/connection/openStore";
import { claims } from "../../../server/store/schema/schema";
import { submitRedeemCouponCodeV2 } from "../../../src/contract/privilege";
import { temporaryFolder } from "../../support/atExit";
import { programFolder } from "../../support/postgres";
import { deal } from "../support/deals";
import { claimsOf } from "../support/rows";
import {
	newMockUserId,
	newStore,
	postgresUrl,
	startTestServer,
} from "../support/testServer";

const { folder: home, remove } = temporaryFolder("gift-backup-");
afterAll(remove);

const program = (name: string, ...words: string[]) =>
	promisify(execFile)(join(programFolder() ?? "", name), words);

/** Creates a user without any rights; `createDatabase` returns the address of a database that the user owns. */
async function newOwner() {
	const name = `owner_${randomUUID().replaceAll("-", "")}`;
	const admin = new pg.Client({ connectionString: postgresUrl });
	await admin.connect();
	await admin.query(`create role ${name} login password '${name}'`);
	return {
		async createDatabase(suffix: string) {
			await admin.query(`create database ${name}_${suffix} owner ${name}`);
			const address = new URL(postgresUrl ?? "");
			address.pathname = `/${name}_${suffix}`;
			address.username = name;
			address.password = name;
			return address.href;
		},
		end: () => admin.end(),
	};
}

const open = (DATABASE_URL: string) =>
	openUnchanged(readStoreSettings({ DATABASE_URL }));

test.skipIf(!postgresUrl)(
	"the restored database has the claims of the first one, and accepts the next claim",
	async () => {
		const owner = await newOwner();
		const store = await newStore(await owner.createDatabase("first"));
		const api = await startTestServer({}, {}, store);
		const claim = {
			...{ Reference: deal("plain"), Amount: 1 as const, IsUsed: false },
		};
		const me = await api.client.signIn(newMockUserId());
		await api.client.ask(submitRedeemCouponCodeV2, claim, me);

		const file = join(home, "gift.dump");
		const from = store.pool?.options.connectionString ?? "";
		await program("pg_dump", "--format=custom", `--file=${file}`, from);
		const to = await owner.createDatabase("restored");
		const how = ["--no-owner", "--exit-on-error", "--jobs=2"];
		await program("pg_restore", ...how, `--dbname=${to}`, file);

		const restored = await open(to);
		expect(await claimsOf(restored, me.sub)).toEqual(
			await claimsOf(store, me.sub),
		);
		const later = await startTestServer({}, {}, restored);
		await later.client.ask(submitRedeemCouponCodeV2, claim, me);
		expect(await restored.db.$count(claims)).toBe(2);
		await Promise.all([api.stop(), later.stop()]);
		await Promise.all([store.close(), restored.close(), owner.end()]);
	},
);

test.skipIf(!postgresUrl)(
	"a start on a database that another user restored ends with one clear line",
	async () => {
		const owner = await newOwner();
		const store = await newStore(await owner.createDatabase("first"));
		const other = await newOwner();
		const url = new URL(store.pool?.options.connectionString ?? "");
		const stranger = new URL(await other.createDatabase("none"));
		stranger.pathname = url.pathname;
		await expect(open(stranger.href)).rejects.toThrow(
			"The database cannot be opened (permission denied for schema drizzle).",
		);
		await Promise.all([store.close(), owner.end(), other.end()]);
	},
);
