// Keeps loaded pages for back navigation; a new visit, tab or chip starts at the first page (2 §2).
import {
	hashKey,
	type InfiniteData,
	type QueryKey,
	useQueryClient,
} from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { persistedPages } from "../../platform/query/queryPersistence";
import { keepFirstPage } from "../../queries/keepFirstPage";

/** The list that each history entry has shown. */
const shownAt = new Map<string, string>();

/** Reduces a paged list to its first page, unless this history entry has shown it before. */
export function useResetToFirstPage(queryKey: QueryKey): void {
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
		const state = client.getQueryState<InfiniteData<unknown>>(queryKey);
		const pages = state?.data?.pages.length ?? 0;
		// After a reload the entries are unknown, so the few saved pages are kept.
		if (pages <= (isFirstRender ? persistedPages : 1)) return;
		void client.cancelQueries({ queryKey, exact: true });
		client.setQueryData<InfiniteData<unknown>>(
			queryKey,
			(data) => data && keepFirstPage(data),
			{ updatedAt: state?.dataUpdatedAt },
		);
	}, [client, entry, list, queryKey]);
}
