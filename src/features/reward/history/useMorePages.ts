// Loads the next page of a history list: near its end, on scrolling after a failure, and while no loaded item is shown (2 §9).
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useLoadAllPages } from "../../../components/lists/useLoadAllPages";
import { useLoadMoreOnScroll } from "../../../components/lists/useLoadMoreOnScroll";
import type { HistoryItem } from "../../../contract/history";
import { hasEnded } from "../../../domain/code/codeEnd";
import { useOnline } from "../../../platform/browser/online";
import { readExpiryClock } from "../../../platform/http/clock";
import { serverTimeOfLoad } from "../../../platform/http/loadTimes";

export type HistoryQuery = UseInfiniteQueryResult<HistoryItem[]>;

/** A pending request is awaited, not cancelled. */
const options = { cancelRefetch: false };
/** The least time from a failure to the next request, in ms, since scrolling fires many events. */
const retryAfterMs = 3000;

/** Loads the next page. If a refresh has failed or a coupon has ended since, refreshes the loaded pages first, because later coupons may have moved up; returns null if that fails. */
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

/** `isEmpty`: whether no item of the loaded pages is shown. */
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
		// Loading a further page would cancel the refresh of the loaded ones.
		enabled: hasNextPage && !list.isFetching && (!isError || online),
		loaded: list.data,
		onlyByScroll: isError,
	});
	// The skeleton may be higher than the screen, so its end would not be reached.
	useLoadAllPages(isEmpty && hasNextPage && !isError, list, () =>
		loadNextPage(list),
	);
}
