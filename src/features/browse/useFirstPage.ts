// Loaded pages stay for who comes back; who arrives anew, or changes tab or chip, starts at the first page (2 §2).
import {
	type InfiniteData,
	type QueryKey,
	useQueryClient,
} from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { persistedPages } from "../../platform/query/queryPersistence";

/** Which list each entry of the history has shown. */
const shownAt = new Map<string, string>();

/** Drops all pages of a list but the first, whose age stays. */
function keepFirst(data: InfiniteData<unknown> | undefined) {
	return (
		data && {
			pages: data.pages.slice(0, 1),
			pageParams: data.pageParams.slice(0, 1),
		}
	);
}

/** Gives a paged list its first page alone, unless this entry of the history has shown it before. */
export function useFirstPage(queryKey: QueryKey): void {
	const client = useQueryClient();
	const entry = useRouterState({
		select: ({ location }) => location.state.__TSR_key ?? "",
	});
	const list = JSON.stringify(queryKey);
	const former = useRef<string | null>(null);
	useLayoutEffect(() => {
		const changed = former.current !== list;
		const arrived = former.current === null;
		former.current = list;
		const cameBack = shownAt.get(entry) === list;
		shownAt.set(entry, list);
		if (!changed || cameBack) return;
		const key: QueryKey = JSON.parse(list);
		const state = client.getQueryState<InfiniteData<unknown>>(key);
		const pages = state?.data?.pages.length ?? 0;
		// After a reload the memory of the entries is gone; the few saved pages hold the old place.
		if (pages <= (arrived ? persistedPages : 1)) return;
		void client.cancelQueries({ queryKey: key, exact: true });
		client.setQueryData<InfiniteData<unknown>>(key, keepFirst, {
			updatedAt: state?.dataUpdatedAt,
		});
	}, [client, entry, list]);
}
