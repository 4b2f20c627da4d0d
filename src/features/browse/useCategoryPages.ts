// Which loaded pages of a category are kept: all for back navigation, those in the middle without their cards (2 §2, 2 §9).
import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useLayoutEffect, useRef } from "react";
import { persistedPages } from "../../platform/query/queryPersistence";
import type { browseQueries } from "../../queries/browse";
import { changeLoaded } from "../../queries/changeLoaded";
import { evictPages } from "../../queries/evictedPages";
import { keepFirstPage } from "../../queries/keepFirstPage";

type ListKey = ReturnType<typeof browseQueries.byCategory>["queryKey"];

/** The list that each history entry last showed, by the key of the entry. */
const shownAt = new Map<string, string>();

/** Reduces a paged list to its first page, unless this history entry has shown it before, so that a new visit, tab or chip starts at the first page. */
export function useResetToFirstPage(queryKey: ListKey): void {
	const client = useQueryClient();
	const entry = useRouterState({
		select: ({ location }) => location.state.__TSR_key ?? "",
	});
	const list = hashKey(queryKey);
	const previousList = useRef<string | null>(null);
	useLayoutEffect(() => {
		const changed = previousList.current !== list;
		const isFirstRender = previousList.current === null;
		previousList.current = list;
		const cameBack = shownAt.get(entry) === list;
		shownAt.set(entry, list);
		if (!changed || cameBack) return;
		const pages = client.getQueryData(queryKey)?.pages.length ?? 0;
		// After a reload the entries are unknown, so the few saved pages are kept.
		if (pages <= (isFirstRender ? persistedPages : 1)) return;
		void client.cancelQueries({ queryKey, exact: true });
		changeLoaded(client, queryKey, keepFirstPage);
	}, [client, entry, list, queryKey]);
}

/** Evicts the cards of the pages in the middle, which bounds the memory of a long list. `queryKey` must be the same object for the same list; `loadedAt` is when the list was last loaded (ms). */
export function useEvictPages(queryKey: ListKey, loadedAt: number): void {
	const client = useQueryClient();
	useEffect(() => {
		// Only a dependency, because a loaded page may cause others to be evicted.
		void loadedAt;
		changeLoaded(client, queryKey, evictPages);
	}, [client, queryKey, loadedAt]);
}
