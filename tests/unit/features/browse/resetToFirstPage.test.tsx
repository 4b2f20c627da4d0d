// A paged list starts at its first page, except when the person returns to it (2 §2).
import type { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { useResetToFirstPage } from "../../../../src/features/browse/useCategoryPages";
import { browseQueries } from "../../../../src/queries/browse";
import { draw, newCache, wipe } from "../../support/drawn";
import { lateReply } from "../../support/lateReply";

const router = vi.hoisted(() => ({ entry: "" }));
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	useRouterState: ({ select }: { select: (state: object) => string }) =>
		select({ location: { state: { __TSR_key: router.entry } } }),
}));
afterEach(wipe);

const loadedAt = 1_780_000_000_000;
const keyOf = (list: string) => browseQueries.byCategory(list, "0").queryKey;

function List({ list }: { list: string }) {
	useResetToFirstPage(keyOf(list));
	return null;
}

/** Shows a list at a history entry; returns the pages that it has then. */
async function pagesAt(entry: string, list: string, client: QueryClient) {
	router.entry = entry;
	await draw(<List list={list} />, client);
	const data = client.getQueryData(keyOf(list));
	expect(data?.pages).toHaveLength(data?.pageParams.length ?? 0);
	return data?.pageParams;
}

const pageOf = (totalpages: number) => ({ items: [], totalpages });

/** A list with so many pages. */
function dataOf(count: number) {
	const pageParams = Array.from({ length: count }, (_, at) => at + 1);
	return { pages: pageParams.map(() => pageOf(count)), pageParams };
}

/** A cache with lists of so many pages. */
function cacheOf(lists: Record<string, number>) {
	const client = newCache();
	for (const [list, count] of Object.entries(lists))
		client.setQueryData(keyOf(list), dataOf(count), { updatedAt: loadedAt });
	return client;
}

test("a new visit shows the first page with its own age", async () => {
	const client = cacheOf({ all: 5 });
	expect(await pagesAt("new visit", "all", client)).toEqual([1]);
	expect(client.getQueryState(keyOf("all"))?.dataUpdatedAt).toBe(loadedAt);
});

// The bug: a list that was invalidated by the terms, or by a claim after a restart, showed the earlier state for a minute.
test("the first page of an invalidated list is invalidated too", async () => {
	const client = cacheOf({ all: 5 });
	await client.invalidateQueries({ queryKey: keyOf("all") });
	await pagesAt("outdated", "all", client);
	expect(client.getQueryState(keyOf("all"))?.isInvalidated).toBe(true);
});

test("the few pages that a reload finds are kept", async () => {
	const client = cacheOf({ all: 4 });
	expect(await pagesAt("reload", "all", client)).toEqual([1, 2, 3, 4]);
});

test("another tab starts at its first page, and the previous tab keeps all its pages", async () => {
	const client = cacheOf({ all: 3, food: 2, drinks: 2 });
	expect(await pagesAt("first", "all", client)).toEqual([1, 2, 3]);
	expect(await pagesAt("second", "food", client)).toEqual([1]);
	expect(await pagesAt("first", "all", client)).toEqual([1, 2, 3]);
	// Another list than this entry had before.
	expect(await pagesAt("second", "drinks", client)).toEqual([1]);
});

test("a list that was never loaded has no pages to remove", async () => {
	const client = newCache();
	router.entry = "unloaded";
	await draw(<List list="all" />, client);
	expect(client.getQueryData(keyOf("all"))).toBeUndefined();
});

// The bug: a sheet's entry over the page left only the first page under it.
test("a further history entry over the same list keeps its pages, and is recognised on the return", async () => {
	const client = cacheOf({ all: 3, food: 1 });
	await pagesAt("page", "all", client);
	client.setQueryData(keyOf("all"), dataOf(4));
	expect(await pagesAt("sheet", "all", client)).toEqual([1, 2, 3, 4]);
	await pagesAt("next", "food", client);
	expect(await pagesAt("sheet", "all", client)).toEqual([1, 2, 3, 4]);
});

// The bug: the reply of a pending page brought all the other pages back.
test("a pending load is cancelled together with the pages that it would extend", async () => {
	const client = cacheOf({ all: 5 });
	const late = lateReply(() => pageOf(5));
	const load = client.infiniteQuery({
		queryKey: keyOf("all"),
		queryFn: late.reply,
		initialPageParam: 1,
		getNextPageParam: (_last: object, _all: object, at: number) => at + 1,
		pages: 5,
	});
	load.catch(() => undefined);
	await pagesAt("during a load", "all", client);
	await late.come();
	await load.catch(() => undefined);
	expect(client.getQueryData(keyOf("all"))?.pages).toHaveLength(1);
});
