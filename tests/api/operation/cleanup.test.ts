// What the running server deletes once a minute: one-time codes and their texts, event and search logs; a failure is reported, and runs never overlap.
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
	createLogCleanup,
	startCleanup,
} from "../../../server/store/connection/cleanup";
import type { Store } from "../../../server/store/connection/database";
import { deleteExpiredReplies } from "../../../server/store/connection/idempotency";
import { deleteOldCodes } from "../../../server/store/member/oneTimeCodes";
import {
	eventLogs,
	eventSessions,
	oneTimeCodes,
	privilegeEvents,
	savedReplies,
	searchLogs,
} from "../../../server/store/schema/schema";
import { requestOtp } from "../../../src/contract/sms";
import { waitFor } from "../../support/waitFor";
import { messagesTo, newMobile } from "../support/inbox";
import { oneTimeCodeOf } from "../support/rows";
import {
	day,
	minute,
	newMockUserId,
	newStore,
	noon,
	startTestServer,
	type TestServer,
} from "../support/testServer";

let store: Store;
let api: TestServer;
beforeAll(async () => {
	store = await newStore();
	api = await startTestServer({}, {}, store);
});
afterAll(async () => {
	await api.stop();
	await store.close();
});
afterEach(() => vi.useRealTimers());

const deleteAt = (now: number) =>
	store.transaction((tx) => deleteOldCodes(tx, new Date(now)));

test("a one-time code and its text are deleted after two days", async () => {
	const me = await api.client.signIn(newMockUserId("new"));
	const mobile = newMobile();
	await api.client.ask(requestOtp, { MobileNo: mobile }, me);
	await deleteAt(noon + 2 * day);
	expect(await oneTimeCodeOf(store, me.sub)).toBeDefined();
	expect(await messagesTo(api, mobile)).toHaveLength(1);
	await deleteAt(noon + 2 * day + 1);
	expect(await oneTimeCodeOf(store, me.sub)).toBeUndefined();
	expect(await messagesTo(api, mobile)).toEqual([]);
});

test("one run deletes at most the oldest 20,000 codes, by their index, so that it is short", async () => {
	await store.db.execute(
		sql`insert into one_time_codes (transaction_id, sub, mobile, hash, requested_at, expires_at)
			select 'many ' || n, '', '', '', ${new Date(noon).toISOString()}::timestamptz - n * interval '1 ms', now() from generate_series(1, 20001) n`,
	);
	await deleteAt(noon + 3 * day);
	const left = { transaction_id: oneTimeCodes.transaction_id };
	expect(await store.db.select(left).from(oneTimeCodes)).toEqual([
		{ transaction_id: "many 1" },
	]);
	await deleteAt(noon + 3 * day);
	expect(await store.db.$count(oneTimeCodes)).toBe(0);
});

// The bug: one statement deleted all replies, so it could exceed DATABASE_TIMEOUT_MS and fail every minute.
test("one run deletes at most 20,000 saved replies", async () => {
	await store.db.execute(
		sql`insert into answered (sub, path, signature, status, body, created_at)
			select 'many replies', '', n, 200, '', ${new Date(noon - day).toISOString()}::timestamptz from generate_series(1, 20001) n`,
	);
	const isOfMany = eq(savedReplies.sub, "many replies");
	for (const left of [1, 0]) {
		await deleteExpiredReplies(store.db, new Date(noon));
		expect(await store.db.$count(savedReplies, isOfMany)).toBe(left);
	}
});

test("logs are kept for the days of the setting, and forever with 0", async () => {
	const { db } = store;
	for (const days of [0, 9, 11]) {
		const created_at = new Date(noon - days * day);
		const sub = `${days} days`;
		const event = { sub, session_id: sub, name: "", type: "", path: "" };
		await db.insert(eventLogs).values({ ...event, created_at });
		await db.insert(eventSessions).values({ session_id: sub, sub, created_at });
		await db
			.insert(searchLogs)
			.values({ sub, type: 1, item_id: "", created_at });
		const code = { transaction_id: "", privilege_id: "", privilege_type: 1 };
		await db
			.insert(privilegeEvents)
			.values({ ...code, sub, event: 1, created_at });
	}
	const tables = [eventLogs, eventSessions, searchLogs, privilegeEvents];
	const subs = () =>
		Promise.all(
			tables.map(async (table) =>
				(await db.select({ sub: table.sub }).from(table).orderBy(sql`1`)).map(
					(row) => row.sub,
				),
			),
		);
	await createLogCleanup(0)(db, new Date(noon));
	expect(await subs()).toEqual(
		tables.map(() => ["0 days", "11 days", "9 days"]),
	);
	await createLogCleanup(10)(db, new Date(noon));
	expect(await subs()).toEqual(tables.map(() => ["0 days", "9 days"]));
});

test("a failed deletion is reported, and the other deletions still run", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	const failures: unknown[] = [];
	const error = new Error("no right to delete");
	const other = vi.fn(async () => {});
	const stop = startCleanup(
		store,
		() => new Date(noon),
		[() => Promise.reject(error), other],
		(it) => failures.push(it),
	);
	await vi.advanceTimersByTimeAsync(minute);
	await stop();
	expect(failures).toEqual([error]);
	expect(other).toHaveBeenCalledTimes(1);
});

test("no run starts during a longer one, and a stop waits only for the deletion in progress", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	let finish = () => {};
	const slow = vi.fn(
		() =>
			new Promise<void>((resolve) => {
				finish = resolve;
			}),
	);
	const next = vi.fn(async () => {});
	const stop = startCleanup(
		store,
		() => new Date(noon),
		[slow, next],
		() => expect.unreachable(),
	);
	await vi.advanceTimersByTimeAsync(minute);
	await waitFor(() => expect(slow).toHaveBeenCalledTimes(1));
	await vi.advanceTimersByTimeAsync(3 * minute);
	let isStopped = false;
	const stopped = stop().then(() => {
		isStopped = true;
	});
	await Promise.resolve();
	expect(isStopped).toBe(false);
	finish();
	await stopped;
	expect(slow).toHaveBeenCalledTimes(1);
	expect(next).not.toHaveBeenCalled();
});
