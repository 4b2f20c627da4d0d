// Reads the claims of the cached history lists; fetches nothing.
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { HistoryItem, HistoryPart } from "../contract/history";
import { historyKeys } from "./historyKeys";

/** The claims of one part, by default of both; an item may occur more than once. */
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
