// A paged list starts at its first page, except where the person comes back to it (2 §2).
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

/** Shows a list at a history entry; the pages that it has then. */
async function pagesAt(entry: string, list: string, client: QueryClient) {
	router.entry = entry;
	await draw(<List list={list} />, client);
	const data = client.getQueryData(keyOf(list));
	expect(data?.pages).toHaveLength(data?.pageParams.length ?? 0);
	return data?.pageParams;
}

const pageOf = (totalpages: number) => ({ items: [], totalpages });

/** A list of so many pages. */
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

test("a new visit shows the first page, as old as it is", async () => {
	const client = cacheOf({ all: 5 });
	expect(await pagesAt("new visit", "all", client)).toEqual([1]);
	expect(client.getQueryState(keyOf("all"))?.dataUpdatedAt).toBe(loadedAt);
});

// The bug: a list that the terms, or a claim after a restart, had outdated showed the former state for a minute.
test("its first page is as outdated as the list was", async () => {
	const client = cacheOf({ all: 5 });
	await client.invalidateQueries({ queryKey: keyOf("all") });
	await pagesAt("outdated", "all", client);
	expect(client.getQueryState(keyOf("all"))?.isInvalidated).toBe(true);
});

test("the few pages that a reload finds are kept", async () => {
	const client = cacheOf({ all: 4 });
	expect(await pagesAt("reload", "all", client)).toEqual([1, 2, 3, 4]);
});

test("another tab starts at its first page, and back at the former one all its pages are there", async () => {
	const client = cacheOf({ all: 3, food: 2, drinks: 2 });
	expect(await pagesAt("first", "all", client)).toEqual([1, 2, 3]);
	expect(await pagesAt("second", "food", client)).toEqual([1]);
	expect(await pagesAt("first", "all", client)).toEqual([1, 2, 3]);
	// Another list than the entry had.
	expect(await pagesAt("second", "drinks", client)).toEqual([1]);
});

test("a list that was never loaded has nothing to leave out", async () => {
	const client = newCache();
	router.entry = "unloaded";
	await draw(<List list="all" />, client);
	expect(client.getQueryData(keyOf("all"))).toBeUndefined();
});

// The bug: a sheet's entry over the page left the first page alone under it.
test("a further history entry over the same list leaves its pages, and is known on coming back", async () => {
	const client = cacheOf({ all: 3, food: 1 });
	await pagesAt("page", "all", client);
	client.setQueryData(keyOf("all"), dataOf(4));
	expect(await pagesAt("sheet", "all", client)).toEqual([1, 2, 3, 4]);
	await pagesAt("next", "food", client);
	expect(await pagesAt("sheet", "all", client)).toEqual([1, 2, 3, 4]);
});

// The bug: the reply of a page that was on its way brought all the others back.
test("a load on its way is cancelled with the pages that it would extend", async () => {
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
