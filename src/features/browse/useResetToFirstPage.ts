// Keeps loaded pages for back navigation; a new visit, tab or chip starts at the first page (2 §2).
import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { persistedPages } from "../../platform/query/queryPersistence";
import type { browseQueries } from "../../queries/browse";
import { changeLoaded } from "../../queries/changeLoaded";
import { keepFirstPage } from "../../queries/keepFirstPage";

/** The list that each history entry has shown. */
const shownAt = new Map<string, string>();

/** Reduces a paged list to its first page, unless this history entry has shown it before. */
export function useResetToFirstPage(
	queryKey: ReturnType<typeof browseQueries.byCategory>["queryKey"],
): void {
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
