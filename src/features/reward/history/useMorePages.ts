// Loads the next page of a history list near its end; after a failure as the person scrolls on (2 §9).
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useLoadMoreOnScroll } from "../../../components/lists/useLoadMoreOnScroll";
import type { HistoryItem } from "../../../contract/history";
import { useOnline } from "../../../platform/browser/online";
import { loadNextPage } from "./loadNextPage";

/** Between a failure and the next request, in ms: each movement of the page is a scroll. */
const retryAfterMs = 3000;

export function useMorePages(list: UseInfiniteQueryResult<HistoryItem[]>) {
	const online = useOnline();
	const { isError } = list;
	// A further page would cancel the refresh of those above it.
	const mayHaveMore = list.hasNextPage && !list.isFetching;
	function loadMore() {
		// The phone's clock may have been set back since.
		const sinceError = Math.abs(Date.now() - list.errorUpdatedAt);
		if (isError && sinceError < retryAfterMs) return;
		void loadNextPage(list);
	}
	useLoadMoreOnScroll(
		mayHaveMore && (!isError || online),
		loadMore,
		list.data,
		isError,
	);
}
