// Proves which queries are saved per customer and build, how failures are reported, and that erasing is complete (O05).

import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rewardCode } from "../../../../src/contract/history";
import { bareCard } from "../../../../src/domain/code/codeCard";
import { tokenOf } from "../../support/token";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);

const day = 86_400_000;
const start = Date.parse("2026-11-21T05:00:00Z");

/** Starts the app with this customer signed in. */
async function started(sub: string) {
	vi.resetModules();
	const client = await import("../../../../src/platform/query/queryClient");
	const restore = await import("../../../../src/platform/query/restoreQueries");
	const { clearOtherCustomers } = await import(
		"../../../../src/platform/session/clearOtherCustomers"
	);
	const { ApiFailure } = await import(
		"../../../../src/platform/http/apiFailure"
	);
	const { adoptToken, endSession } = await import(
		"../../../../src/platform/session/session"
	);
	const { deserializeQueries } = await import(
		"../../../../src/platform/query/queryPersistence"
	);
	if (sub) adoptToken(tokenOf(sub));
	else endSession();
	restore.restoreQueries();
	return {
		...{ ...client, ...restore, deserializeQueries },
		...{ clearOtherCustomers, ApiFailure, adoptToken },
	};
}
const kept = (data: unknown) => ({
	queryKey: ["kept"],
	queryFn: async () => data,
	meta: { persist: true },
});
/** Waits for the throttled write of the cache, which must not take longer than this. */
const written = () => vi.advanceTimersByTimeAsync(50);
const keys = () => Object.keys(localStorage);

beforeEach(() => {
	vi.useFakeTimers({ now: start });
	localStorage.clear();
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllEnvs();
	vi.useRealTimers();
});

test("marked data are there at the next start, before any request", async () => {
	const first = await started("customer-1");
	await first.queryClient.query(kept("deals"));
	await written();
	const { queryClient } = await started("customer-1");
	expect(queryClient.getQueryData(["kept"])).toBe("deals");
	expect(queryClient.getQueryState(["kept"])?.fetchStatus).toBe("idle");
});

test("data stay saved although their page is not opened for an hour", async () => {
	const first = await started("customer-1");
	await first.queryClient.query(kept("deals"));
	await written();
	const second = await started("customer-1");
	await vi.advanceTimersByTimeAsync(3_600_000);
	await second.queryClient.query({ ...kept("more"), queryKey: ["new"] });
	await written();
	const third = await started("customer-1");
	expect(third.queryClient.getQueryData(["kept"])).toBe("deals");
});

test("a full phone keeps the data that were loaded last", async () => {
	const { queryClient } = await started("customer-1");
	const phone = localStorage;
	vi.stubGlobal("localStorage", {
		getItem: (key: string) => phone.getItem(key),
		setItem(key: string, text: string) {
			if (text.length > 4000) throw new Error("QuotaExceededError");
			phone.setItem(key, text);
		},
	});
	for (const name of ["oldest", "older", "new"]) {
		await vi.advanceTimersByTimeAsync(10);
		await queryClient.query({
			...kept(name.repeat(200)),
			queryKey: [name],
		});
	}
	await queryClient.query({ ...kept("y".repeat(1800)), queryKey: ["y"] });
	await written();
	vi.unstubAllGlobals();
	const next = await started("customer-1");
	expect(next.queryClient.getQueryData(["y"])).toHaveLength(1800);
	expect(next.queryClient.getQueryData(["new"])).toHaveLength(600);
	expect(next.queryClient.getQueryData(["oldest"])).toBeUndefined();
});

test.each([
	["another customer", () => started("customer-2")],
	["nobody", () => started("")],
	[
		"another build",
		() => {
			vi.stubEnv("VITE_BUILD_ID", "next");
			return started("customer-1");
		},
	],
	[
		"another API host",
		() => {
			vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
			localStorage.setItem("api-host", "https://two.example");
			return started("customer-1");
		},
	],
	[
		"a damaged storage",
		() => {
			const [key = ""] = keys().filter((key) => key.endsWith("/queries"));
			localStorage.setItem(key, `${localStorage.getItem(key)}x`);
			return started("customer-1");
		},
	],
])("%s starts with an empty cache", async (_title, next) => {
	const first = await started("customer-1");
	await first.queryClient.query(kept("deals"));
	await written();
	const { queryClient } = await next();
	expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test("a sign-in of the same customer at another API host removes the former host's lists, and saves its own separately (1 §2)", async () => {
	const { queryClient, restoreQueries } = await started("customer-1");
	await queryClient.query(kept("deals"));
	await written();
	vi.stubEnv("VITE_ALLOWED_API_HOSTS", "https://two.example");
	localStorage.setItem("api-host", "https://two.example");
	restoreQueries();
	expect(queryClient.getQueryData(["kept"])).toBeUndefined();
	await queryClient.query(kept("other deals"));
	await written();
	const second = await started("customer-1");
	expect(second.queryClient.getQueryData(["kept"])).toBe("other deals");
	localStorage.removeItem("api-host");
	const third = await started("customer-1");
	expect(third.queryClient.getQueryData(["kept"])).toBeUndefined();
	await third.queryClient.query(kept("deals"));
	await written();
	// The build's own host is not part of the name under which lists are saved.
	const [key = ""] = keys().filter((key) => key.endsWith("/queries"));
	const { buster } = third.deserializeQueries(localStorage.getItem(key) ?? "");
	expect(buster).toBe(import.meta.env.VITE_BUILD_ID);
});

test.each([
	["a month later", 31],
	["with the phone's clock ten years ahead", 3650],
	["with the phone's clock ten years back", -3650],
])(
	"%s saved data are still there, since no clock erases them",
	async (_title, days) => {
		const first = await started("customer-1");
		await first.queryClient.query(kept("deals"));
		await written();
		vi.setSystemTime(start + days * day);
		const { queryClient } = await started("customer-1");
		expect(queryClient.getQueryData(["kept"])).toBe("deals");
	},
);

test("data of a former customer in a tab are gone when the browser restores the tab", async () => {
	await started("customer-1");
	sessionStorage.setItem("session_id", "id of customer-1");
	await started("customer-1");
	expect(sessionStorage.getItem("session_id")).toBe("id of customer-1");
	await started("customer-2");
	expect(sessionStorage.getItem("session_id")).toBeNull();
});

test("clearing other customers leaves none of their data, not even by a pending write", async () => {
	const { queryClient, clearOtherCustomers, adoptToken, restoreQueries } =
		await started("customer-1");
	localStorage.setItem("customer/customer-2/draft", "own");
	localStorage.setItem("customer/customer-1/draft", "other");
	localStorage.setItem("search-keyword-list", '["coffee"]');
	localStorage.setItem("locale", "en-US");
	await queryClient.query(kept("deals"));
	await clearOtherCustomers("customer-2");
	adoptToken(tokenOf("customer-2"));
	restoreQueries();
	await written();
	expect(queryClient.getQueryData(["kept"])).toBeUndefined();
	expect(keys().filter((key) => key.includes("customer-1"))).toEqual([]);
	expect(localStorage.getItem("search-keyword-list")).toBeNull();
	expect(localStorage.getItem("customer/customer-2/draft")).toBe("own");
	expect(localStorage.getItem("locale")).toBe("en-US");
});

test("clearing other customers wipes their codes, claims and waiting events, but not the customer's own", async () => {
	const { clearOtherCustomers, adoptToken } = await started("customer-1");
	const { saveIntent, readEntries } = await import(
		"../../../../src/platform/storage/claimJournal"
	);
	const { listCodes } = await import("../../../../src/platform/storage/wallet");
	const { saveCode } = await import(
		"../../../../src/platform/storage/saveCode"
	);
	const { logEvent } = await import("../../../../src/platform/outbox/eventLog");
	vi.stubGlobal("location", new URL("https://gift.example/"));
	const card = bareCard("PV_1");
	const code = v.parse(rewardCode, {
		privilegetype: 4,
		transaction_id: "T1",
		privilege_id: "P1",
	});
	for (const sub of ["customer-1", "customer-2"]) {
		adoptToken(tokenOf(sub));
		logEvent("A", "view", sub);
		await saveIntent({ sub, reference: "PV_1", isUsed: false, card });
		await saveCode({ ...code, ...card, sub, saved_at: 1 });
	}
	await clearOtherCustomers("customer-2");
	expect(await listCodes("customer-1")).toEqual([]);
	expect(await readEntries("customer-1")).toEqual([]);
	expect(await listCodes("customer-2")).toHaveLength(1);
	expect(await readEntries("customer-2")).toHaveLength(1);
	const waiting = localStorage.getItem("event-queue") ?? "";
	expect(waiting).toContain("customer-2");
	expect(waiting + phone.onDisk()).not.toContain("customer-1");
	vi.unstubAllGlobals();
});

test("a start removes what a cleared customer's open tab wrote afterwards", async () => {
	localStorage.setItem("customer/customer-1/queries", "late");
	await started("customer-2");
	expect(keys().filter((key) => key.includes("customer-1"))).toEqual([]);
});

test("without a token only queries that allow it are loaded", async () => {
	const { queryClient } = await started("");
	const { QueryObserver } = await import("@tanstack/react-query");
	const asked = vi.fn(async () => 1);
	for (const [name, given] of [
		["a", {}],
		["b", { enabled: true }],
	] as const)
		new QueryObserver(queryClient, {
			queryKey: [name],
			queryFn: () => asked(),
			...given,
		}).subscribe(() => undefined);
	await vi.advanceTimersByTimeAsync(0);
	expect(asked).toHaveBeenCalledOnce();
	queryClient.clear();
});

test("every failed query and mutation is reported with its kind, whether it is silent, and whether it had data", async () => {
	const { queryClient, onFailure, ApiFailure } = await started("customer-1");
	const received = vi.fn();
	const failure = new ApiFailure({ status: 400, reason: "status" });
	const fail = () => Promise.reject(failure);
	const meta = { failure: "silent" } as const;
	const quietly = () => undefined;
	await queryClient.query({ queryKey: ["a"], queryFn: fail }).catch(quietly);
	// The listener is loaded after the first paint, and gets earlier failures.
	onFailure(received);
	expect(received).toHaveBeenCalledOnce();
	await queryClient
		.query({ queryKey: ["b"], queryFn: fail, meta })
		.catch(quietly);
	queryClient.setQueryData(["c"], "saved");
	await queryClient
		.query({ queryKey: ["c"], queryFn: fail, staleTime: -1 })
		.catch(quietly);
	const cache = queryClient.getMutationCache();
	// A failure that its caller shows is not reported to anybody else.
	const own = { mutationFn: fail, meta: { failure: "own" } } as const;
	for (const options of [{ mutationFn: fail }, { mutationFn: fail, meta }, own])
		await cache.build(queryClient, options).execute(undefined).catch(quietly);
	expect(received.mock.calls).toEqual([
		[failure, { kind: "read", isRefresh: false }],
		[failure, { kind: "read", isRefresh: false, handling: "silent" }],
		[failure, { kind: "read", isRefresh: true }],
		[failure, { kind: "write" }],
		[failure, { kind: "write", handling: "silent" }],
	]);
});

test.each([
	[{ reason: "network" }, 2],
	[{ reason: "timeout" }, 1],
	[{ reason: "status", status: 503 }, 2],
	[{ reason: "status", status: 400 }, 1],
	[{ reason: "status", status: 403 }, 1],
	[{ reason: "status", status: 429 }, 1],
	[{ reason: "shape", status: 200 }, 1],
] as const)(
	"a mounted read that fails with %j is requested %d times",
	async (given, times) => {
		const { queryClient, ApiFailure } = await started("customer-1");
		const { QueryObserver } = await import("@tanstack/react-query");
		const queryFn = vi.fn(() => Promise.reject(new ApiFailure(given)));
		const stop = new QueryObserver(queryClient, {
			queryKey: ["a"],
			queryFn,
		}).subscribe(() => undefined);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(queryFn).toHaveBeenCalledTimes(times);
		stop();
	},
);

test("a page that is put away right after a load has saved it", async () => {
	const { queryClient } = await started("customer-1");
	await queryClient.query(kept("deals"));
	vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	document.dispatchEvent(new Event("visibilitychange"));
	const [key = ""] = keys().filter((key) => key.endsWith("/queries"));
	expect(localStorage.getItem(key)).toContain("deals");
});

test("a tab that has cleared a former customer writes no more of their data, put away or not", async () => {
	// The clients of earlier tests listen to the page as well.
	const { queryClient } = await started("leaving");
	const { clearThisTab } = await import(
		"../../../../src/platform/session/clearOtherCustomers"
	);
	await queryClient.query(kept("deals"));
	await written();
	localStorage.clear();
	clearThisTab();
	vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	document.dispatchEvent(new Event("visibilitychange"));
	await written();
	expect(keys().filter((key) => key.includes("leaving"))).toEqual([]);
});

test("a page of a former release does not change the saved lists, not even after a sign-in", async () => {
	const { queryClient, restoreQueries, stopSavingQueries } =
		await started("customer-1");
	await queryClient.query(kept("deals"));
	await written();
	const [key = ""] = keys().filter((it) => it.endsWith("/queries"));
	const newer = (localStorage.getItem(key) ?? "").replace("deals", "newer");
	localStorage.setItem(key, newer);
	stopSavingQueries();
	restoreQueries();
	await queryClient.query({ ...kept("late"), staleTime: 0 });
	await written();
	expect(localStorage.getItem(key)).toBe(newer);
});

test("open tabs keep the newest of each other's lists, and do not change those on the screen", async () => {
	const key = "customer/of-tabs/queries";
	const one = await started("of-tabs");
	const two = await started("of-tabs");
	const load = async (tab: typeof one, list: string, data: string) => {
		await vi.advanceTimersByTimeAsync(10);
		const query = { ...kept(data), queryKey: [list], staleTime: 0 };
		await tab.queryClient.query(query);
		await written();
		// The other tabs are notified.
		dispatchEvent(new StorageEvent("storage", { key }));
		await written();
	};
	const restored = async (...lists: string[]) => {
		const { queryClient } = await started("of-tabs");
		return lists.map((list) => queryClient.getQueryData([list]));
	};
	await load(one, "a", "of one");
	await load(two, "b", "of two");
	await load(two, "a", "newer");
	await load(one, "c", "of one");
	expect(await restored("a", "b", "c")).toEqual(["newer", "of two", "of one"]);

	const { QueryObserver } = await import("@tanstack/react-query");
	const shown = new QueryObserver(one.queryClient, { queryKey: ["b"] });
	const leave = shown.subscribe(() => undefined);
	await load(two, "b", "newer");
	expect(one.queryClient.getQueryData(["b"])).toBe("of two");
	leave();

	vi.stubEnv("VITE_BUILD_ID", "next");
	await load(await started("of-tabs"), "d", "of another build");
	expect(one.queryClient.getQueryData(["d"])).toBeUndefined();
});
