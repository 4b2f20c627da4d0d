// The embedded store uses the space of deleted rows again.
import { type SQL, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { startCleanup } from "../../../server/store/connection/startCleanup";
import { createLogCleanup } from "../../../server/store/member/createLogCleanup";
import { waitFor } from "../../support/waitFor";
import { day, minute, newStore, noon } from "../support/testServer";

afterEach(() => vi.useRealTimers());

test("what the embedded store deletes and writes again takes no more of the disk each minute", async () => {
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
