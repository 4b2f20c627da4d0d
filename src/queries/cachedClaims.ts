// The claims in all cached history lists; never fetched.
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { HistoryItem } from "../contract/history";
import { historyKeys } from "./historyKeys";

/** One item may occur more than once. */
export function cachedClaims(client: QueryClient): HistoryItem[] {
	const lists = client.getQueriesData<InfiniteData<{ items: HistoryItem[] }>>({
		queryKey: historyKeys.lists,
	});
	return lists
		.flatMap(([, data]) => data?.pages ?? [])
		.flatMap(({ items }) => items);
}
