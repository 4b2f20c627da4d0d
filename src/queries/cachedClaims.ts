// The claims in all cached history lists; never fetched.
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { HistoryItem, HistoryPart } from "../contract/history";
import { historyKeys } from "./historyKeys";

/** Those of one part where it is given; one item may occur more than once. */
export function cachedClaims(
	client: QueryClient,
	part?: HistoryPart,
): HistoryItem[] {
	const lists = client.getQueriesData<InfiniteData<{ items: HistoryItem[] }>>({
		queryKey: part ? [...historyKeys.lists, part] : historyKeys.lists,
	});
	return lists
		.flatMap(([, data]) => data?.pages ?? [])
		.flatMap(({ items }) => items);
}
