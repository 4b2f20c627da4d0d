// Loads the next page of a history list.
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { HistoryItem } from "../../../contract/history";
import { hasEnded } from "../../../domain/code/codeEnd";
import { readExpiryClock } from "../../../platform/http/clock";
import { serverTimeOfLoad } from "../../../platform/http/loadTimes";

/** A load under way is waited for, not cancelled. */
const options = { cancelRefetch: false };

/** Refreshes the loaded pages first where their refresh has failed, or where a coupon of theirs has ended since: the host lists it among the usable ones no longer, so that the coupons below have moved up a place. Null where they cannot be refreshed. */
export async function loadNextPage(
	list: UseInfiniteQueryResult<HistoryItem[]>,
) {
	const { data = [], dataUpdatedAt, isError, isFetchNextPageError } = list;
	const loadedAt = serverTimeOfLoad(dataUpdatedAt);
	const { confirmedNow } = readExpiryClock();
	const isOld =
		(isError && !isFetchNextPageError) ||
		data.some((it) => hasEnded(it, confirmedNow) && !hasEnded(it, loadedAt));
	if (isOld && (await list.refetch(options)).isError) return null;
	return list.fetchNextPage(options);
}
