// Proves which queries are saved where local storage is full or blocked, and how often saving is tried.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../src/platform/query/queryClient";
import { deserializeQueries } from "../../../../src/platform/query/queryPersistence";
import {
	clearQueries,
	restoreQueries,
} from "../../../../src/platform/query/restoreQueries";
import { adoptToken } from "../../../../src/platform/session/session";
import { local } from "../../../../src/platform/storage/storage";
import { persistedFirstOptions } from "../../../../src/queries/queryHelpers";
import { tokenOf } from "../../support/token";

const start = Date.parse("2026-11-21T05:00:00Z");
const key = "customer/customer-1/queries";
const phone = localStorage;
/** The lengths of the texts written under the key of the queries. */
let attempts: number[] = [];

/** Limits local storage to so many characters under one key. */
function limitStorage(limit: number): void {
	attempts = [];
	vi.stubGlobal("localStorage", {
		getItem: (name: string) => phone.getItem(name),
		removeItem: (name: string) => phone.removeItem(name),
		setItem(name: string, text: string) {
			if (name === key) attempts.push(text.length);
			if (text.length > limit) throw new Error("QuotaExceededError");
			phone.setItem(name, text);
		},
	});
}

/** Loads so many lists of 100 characters, the newest last, and waits until they are saved. */
async function load(count: number, from = 0) {
	for (let at = from; at < from + count; at++)
		queryClient.setQueryData(["list", at], "x".repeat(100), {
			updatedAt: start + at,
		});
	await vi.advanceTimersByTimeAsync(50);
}

/** The numbers of the lists that the next start restores. */
const savedLists = () =>
	deserializeQueries(phone.getItem(key) ?? "")
		.queries.map(({ queryKey }) => Number(queryKey[1]))
		.sort((one, other) => one - other);

beforeEach(async () => {
	vi.useFakeTimers({ now: start });
	phone.clear();
	// A text that the storage refused stays in memory.
	local.remove(key);
	adoptToken(tokenOf("customer-1"));
	queryClient.setQueryDefaults(["list"], { meta: { persist: true } });
	restoreQueries();
});
afterEach(() => {
	clearQueries();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

test("a full storage gets the newer half of the queries in few attempts", async () => {
	// The bug: queries were dropped one by one, and all others were serialised each time.
	limitStorage(7000);
	await load(50);
	expect(attempts).toHaveLength(3);
	expect(savedLists()).toEqual(Array.from({ length: 12 }, (_, at) => at + 38));
});

test("a full storage gets the person's own lists before newer ones (O03)", async () => {
	limitStorage(7000);
	queryClient.setQueryDefaults(["own"], persistedFirstOptions);
	queryClient.setQueryData(["own", 100], "x", { updatedAt: start - 1 });
	await load(50);
	expect(savedLists()).toContain(100);
});

test("a blocked storage is tried once for each change", async () => {
	// The bug: 50 queries were serialised 51 times, every 50 ms.
	limitStorage(0);
	await load(50);
	expect(attempts).toHaveLength(1);
	await load(1, 50);
	expect(attempts).toHaveLength(2);
});

test("a single list that is too long leaves the former copy unchanged", async () => {
	await load(2);
	limitStorage(2000);
	queryClient.setQueryData(["list", 9], "x".repeat(3000), {
		updatedAt: start + 9,
	});
	await vi.advanceTimersByTimeAsync(50);
	expect(attempts.length).toBeGreaterThan(1);
	expect(savedLists()).toEqual([0, 1]);
});

test.each([0, 7000])(
	"the probe of a storage with room for %d characters is removed again",
	async (limit) => {
		limitStorage(limit);
		await load(50);
		expect(local.get("probe")).toBeNull();
	},
);
