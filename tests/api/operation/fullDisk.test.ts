// The embedded database on a nearly full disk: mutations are refused and queries work until there is space; the space of deleted rows is reused.
import { chmodSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { seedDemo } from "../../../server/demo/seedDemo";
import {
	createLogCleanup,
	startCleanup,
} from "../../../server/store/connection/cleanup";
import { openEmbedded } from "../../../server/store/connection/openEmbedded";
import { StoreError } from "../../../server/store/connection/storeError";
import { exportContent } from "../../../server/store/content/exportContent";
import { ContentError } from "../../../server/store/content/readContent";
import { landing } from "../../../src/contract/authentication";
import { getProfile } from "../../../src/contract/customer";
import { updateTermsProgress } from "../../../src/contract/terms";
import { temporaryFolder } from "../../support/atExit";
import { waitFor } from "../../support/waitFor";
import {
	day,
	minute,
	newMockUserId,
	newStore,
	noon,
	startTestServer,
} from "../support/testServer";
import { unprivileged } from "../support/unprivileged";

const { folder, remove } = temporaryFolder("gift-api-");
afterAll(remove);
afterEach(() => vi.useRealTimers());

const megabyte = 1024 * 1024;

test("with less than 48 MB free, mutations get 503 and queries work", async () => {
	let free = 112 * megabyte;
	const store = await openEmbedded(
		join(folder, "demo"),
		(db) => seedDemo(db, new Date(noon)),
		() => free,
	);
	const { client, stop } = await startTestServer({}, {}, store);
	const me = await client.signIn(newMockUserId());
	const write = () => client.send(updateTermsProgress, {}, me);
	free = 48 * megabyte;
	expect((await write()).status).toBe(200);
	free -= 1;
	const refused = await write();
	expect(refused.status).toBe(503);
	expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	const another = { mock_user_id: newMockUserId() };
	expect((await client.send(landing, another)).status).toBe(503);
	await expect(store.reclaimSpace?.()).rejects.toThrow(StoreError);
	expect((await client.send(getProfile, {}, me)).status).toBe(200);
	free += 1;
	expect((await write()).status).toBe(200);
	// An import that fills the disk fails with an error of PGlite that does not mention the disk.
	const fill = (left: number) =>
		store.transaction(async () => {
			free = left;
			throw new Error('cannot drop active portal ""');
		});
	await expect(fill(free)).rejects.toThrow(/portal/);
	const filled = fill(5 * megabyte);
	await expect(filled).rejects.toThrow(StoreError);
	await expect(filled).rejects.toThrow(
		"The disk of the database is full: nothing was changed. Free some space and try again.",
	);
	// An error of an export onto a full disk names the file, not the store.
	const exported = join(folder, "export");
	const exporting = exportContent(store, exported);
	symlinkSync("/dev/full", join(exported, "brands.json"));
	await expect(exporting).rejects.toThrow(ContentError);
	await expect(exporting).rejects.toThrow(
		/export\/brands\.json cannot be written \(ENOSPC\)\.$/,
	);
	await stop();
	await store.close();
});

test("a start on a nearly full disk ends with one line and unlocks the private folder; a first start needs more space", async () => {
	const open = (name: string, free: number) =>
		openEmbedded(
			join(folder, name),
			async () => {},
			() => free,
		);
	await expect(open("new", 112 * megabyte - 1)).rejects.toThrow(
		/^The disk of the data folder \S+new is full: 111 MB are free, 112 MB are needed\.$/,
	);
	await (await open("new", 112 * megabyte)).close();
	expect(statSync(join(folder, "new/pglite")).mode & 0o777).toBe(0o700);
	const refused = open("new", 48 * megabyte - 1);
	await expect(refused).rejects.toThrow(StoreError);
	await expect(refused).rejects.toThrow(/47 MB are free, 48 MB are needed/);
	await (await open("new", 48 * megabyte)).close();
	// A folder of another user, such as a backup that root copied back, is not reported as damaged.
	chmodSync(folder, 0o755);
	chmodSync(join(folder, "new"), 0o777);
	chmodSync(join(folder, "new/pglite"), 0);
	await unprivileged(async () => {
		await expect(open("new", 112 * megabyte)).rejects.toThrow(
			/^The data folder \S+new cannot be opened \(EACCES: /,
		);
	});
	chmodSync(join(folder, "new/pglite"), 0o700);
});

test("the embedded database reuses the space of deleted rows, so the disk does not fill up", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const own = await newStore();
	const megabytes = async (bytes: SQL) => {
		const value = sql<number>`${bytes} / 1048576`.mapWith(Number);
		const [row] = await own.db.select({ value }).from(sql`(select) x`);
		return row?.value;
	};
	const ofTable = () => megabytes(sql`pg_relation_size('event_logs')`);
	const ofLog = () => megabytes(sql`(select sum(size) from pg_ls_waldir())`);
	const stop = startCleanup(
		own,
		() => new Date(noon + 2 * day),
		[createLogCleanup(1)],
		(error) => expect.unreachable(String(error)),
	);
	const runMinute = async () => {
		await own.db.execute(
			sql`insert into event_logs (sub, session_id, name, type, path, created_at)
				select 'many', '', '', '', repeat('long ', 200), ${new Date(noon).toISOString()}::timestamptz from generate_series(1, 14000)`,
		);
		await vi.advanceTimersByTimeAsync(minute);
		await waitFor(async () => expect(await ofTable()).toBe(0));
	};
	for (let minutes = 0; minutes < 6; minutes++) await runMinute();
	expect(await ofLog()).toBeLessThan(100);
	await stop();
	await own.close();
});
