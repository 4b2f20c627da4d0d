// Loads the next page of a history list: near its end, after a failure as the person scrolls on, and where nothing of the loaded ones is shown (2 §9).
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useLoadAllPages } from "../../../components/lists/useLoadAllPages";
import { useLoadMoreOnScroll } from "../../../components/lists/useLoadMoreOnScroll";
import type { HistoryItem } from "../../../contract/history";
import { hasEnded } from "../../../domain/code/codeEnd";
import { useOnline } from "../../../platform/browser/online";
import { readExpiryClock } from "../../../platform/http/clock";
import { serverTimeOfLoad } from "../../../platform/http/loadTimes";

export type HistoryQuery = UseInfiniteQueryResult<HistoryItem[]>;

/** A load under way is waited for, not cancelled. */
const options = { cancelRefetch: false };
/** Between a failure and the next request, in ms: each movement of the page is a scroll. */
const retryAfterMs = 3000;

/** Loads the next page. Where a refresh has failed or a coupon has ended since, the loaded pages are refreshed first, because the coupons below may have moved up; null where that fails. */
export async function loadNextPage(list: HistoryQuery) {
	const { data = [], dataUpdatedAt, isError, isFetchNextPageError } = list;
	const loadedAt = serverTimeOfLoad(dataUpdatedAt);
	const { confirmedNow } = readExpiryClock();
	const isOld =
		(isError && !isFetchNextPageError) ||
		data.some((it) => hasEnded(it, confirmedNow) && !hasEnded(it, loadedAt));
	if (isOld && (await list.refetch(options)).isError) return null;
	return list.fetchNextPage(options);
}

/** `isEmpty`: nothing is shown of the loaded pages. */
export function useMorePages(list: HistoryQuery, isEmpty: boolean) {
	const online = useOnline();
	const { isError, hasNextPage } = list;
	function loadMore() {
		// The phone's clock may have been set back since.
		const sinceError = Math.abs(Date.now() - list.errorUpdatedAt);
		if (isError && sinceError < retryAfterMs) return;
		void loadNextPage(list);
	}
	useLoadMoreOnScroll(loadMore, {
		// A further page would cancel the refresh of those above it.
		enabled: hasNextPage && !list.isFetching && (!isError || online),
		loaded: list.data,
		onlyByScroll: isError,
	});
	// The skeleton may be higher than the screen, so that no scroll would load them.
	useLoadAllPages(isEmpty && hasNextPage && !isError, list, () =>
		loadNextPage(list),
	);
}
