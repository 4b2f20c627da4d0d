// The cache is written to local storage only when saved data have changed, since each write contains the whole cache.
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../src/platform/query/queryClient";
import {
	deserializeQueries,
	persistOptions,
	serializeQueries,
} from "../../../../src/platform/query/queryPersistence";
import {
	clearQueries,
	restoreQueries,
} from "../../../../src/platform/query/restoreQueries";
import { adoptToken } from "../../../../src/platform/session/session";
import { storageKeys } from "../../../../src/platform/storage/storage";
import { tokenOf } from "../../support/token";

const setItem = vi.spyOn(Storage.prototype, "setItem");
/** The number of cache writes since the last call. */
async function writes() {
	await vi.advanceTimersByTimeAsync(100);
	const key = storageKeys.queries("customer-1");
	const written = setItem.mock.calls.filter(([to]) => to === key).length;
	setItem.mockClear();
	return written;
}
const saved = { queryKey: ["saved"], meta: { persist: true }, staleTime: 0 };

beforeEach(async () => {
	vi.useFakeTimers();
	localStorage.clear();
	queryClient.clear();
	adoptToken(tokenOf("customer-1"));
	restoreQueries();
	await queryClient.query({ ...saved, queryFn: () => "deals" });
	expect(await writes()).toBe(1);
});
afterEach(() => vi.useRealTimers());

test("a load of unsaved data writes nothing", async () => {
	await queryClient.query({ queryKey: ["stock"], queryFn: () => 1 });
	expect(await writes()).toBe(0);
});

// The bug: a tab that had just started restored the lists that the sign-out had erased.
test("after another tab's sign-out nothing is written, even before this tab is notified", async () => {
	localStorage.clear();
	await queryClient.query({ ...saved, queryFn: () => "more deals" });
	expect(await writes()).toBe(0);
});

test("a load that begins or fails writes nothing; a successful one writes once", async () => {
	let answer = (_data: string) => {};
	const load = queryClient.query({
		...saved,
		queryFn: () =>
			new Promise<string>((resolve) => {
				answer = resolve;
			}),
	});
	expect(await writes()).toBe(0);
	answer("more deals");
	await load;
	expect(await writes()).toBe(1);
	const queryFn = () => Promise.reject(new Error("no network"));
	await queryClient
		.query({ ...saved, queryFn, retry: false })
		.catch(() => undefined);
	expect(await writes()).toBe(0);
});

test("a mutation writes nothing; an invalidated, changed or removed list is saved", async () => {
	const mutations = queryClient.getMutationCache();
	await mutations
		.build(queryClient, { mutationFn: async () => "sent" })
		.execute(undefined);
	expect(await writes()).toBe(0);
	await queryClient.invalidateQueries({ queryKey: ["saved"] });
	expect(await writes()).toBe(1);
	queryClient.setQueryData(["saved"], "pressed");
	expect(await writes()).toBe(1);
	queryClient.removeQueries({ queryKey: ["saved"] });
	expect(await writes()).toBe(1);
});

// The bug: a privilege that a touch had prefetched and the person then opened was saved only with the next load.
test("prefetched data are saved once a screen shows them, and not at each rendering", async () => {
	const key = storageKeys.queries("customer-1");
	const queryFn = () => "the touched deal";
	const touched = { queryKey: ["touched"], queryFn, staleTime: 60_000 };
	await queryClient.query(touched);
	const opened = { ...touched, ...persistOptions };
	await writes();
	expect(localStorage.getItem(key)).not.toContain("the touched deal");
	const screen = new QueryObserver(queryClient, opened);
	const leave = screen.subscribe(() => undefined);
	expect(await writes()).toBe(1);
	expect(localStorage.getItem(key)).toContain("the touched deal");
	screen.setOptions({ ...opened, select: (data: string) => data });
	leave();
	screen.subscribe(() => undefined)();
	expect(await writes()).toBe(0);
});

test("prefetched data are saved when a screen switches to them", async () => {
	const key = storageKeys.queries("customer-1");
	const touched = { queryKey: ["touched"], staleTime: 60_000 };
	const queryFn = () => "the next deal";
	await queryClient.query({ ...touched, queryFn });
	const screen = new QueryObserver<unknown>(queryClient, {
		...saved,
		enabled: false,
	});
	const leave = screen.subscribe(() => undefined);
	screen.setOptions({ ...touched, ...persistOptions });
	expect(await writes()).toBe(1);
	expect(localStorage.getItem(key)).toContain("the next deal");
	leave();
});

test("restored data are not written again when a screen shows them", async () => {
	clearQueries();
	restoreQueries();
	const restored = { ...saved, staleTime: Number.POSITIVE_INFINITY };
	const screen = new QueryObserver(queryClient, restored);
	const leave = screen.subscribe(() => undefined);
	expect(screen.getCurrentResult().data).toBe("deals");
	expect(await writes()).toBe(0);
	leave();
});

test("what another tab has saved is kept together with this tab's newer list on the screen", async () => {
	const key = storageKeys.queries("customer-1");
	const earlier = localStorage.getItem(key) ?? "";
	const stop = new QueryObserver(queryClient, {
		...saved,
		enabled: false,
	}).subscribe(() => undefined);
	queryClient.setQueryData(["saved"], "newer deals");
	await writes();
	const other = deserializeQueries(earlier);
	const [query] = other.queries;
	if (query)
		other.queries.push({
			...query,
			queryKey: ["theirs"],
			queryHash: '["theirs"]',
		});
	localStorage.setItem(key, serializeQueries(other));
	dispatchEvent(
		new StorageEvent("storage", { key, storageArea: localStorage }),
	);
	await writes();
	const text = localStorage.getItem(key) ?? "";
	expect(text).toContain("theirs");
	expect(text).toContain("newer deals");
	stop();
	// Otherwise it would be removed after five minutes, here and from the saved data.
	const theirs = queryClient.getQueryCache().find({ queryKey: ["theirs"] });
	expect(theirs?.gcTime).toBe(persistOptions.gcTime);
});

test("data that a page saves when it is put away are there at the next start", async () => {
	queryClient.setQueryData(["saved"], "newer deals");
	vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
	document.dispatchEvent(new Event("visibilitychange"));
	clearQueries();
	restoreQueries();
	expect(queryClient.getQueryData(["saved"])).toBe("newer deals");
	await writes();
});

test("a tab that has cleared a customer takes none of their data from another tab", async () => {
	clearQueries();
	const key = storageKeys.queries("customer-1");
	dispatchEvent(new StorageEvent("storage", { key }));
	expect(localStorage.getItem(key)).toContain("deals");
	expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test("a cache that is restored again for the same customer keeps loaded data that are not saved", async () => {
	queryClient.setQueryData(["stock"], 3);
	restoreQueries();
	expect(queryClient.getQueryData(["stock"])).toBe(3);
	adoptToken(tokenOf("customer-2"));
	restoreQueries();
	expect(queryClient.getQueryData(["stock"])).toBeUndefined();
});
