// The claims that the history lists of this phone show by now, whichever lists were loaded; never asks the network.
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { HistoryItem } from "../contract/history";
import { historyKeys } from "./historyKeys";

/** Every item of every loaded history list; one may come more than once. */
export function cachedClaims(client: QueryClient): HistoryItem[] {
	const lists = client.getQueriesData<InfiniteData<{ items: HistoryItem[] }>>({
		queryKey: historyKeys.lists,
	});
	return lists
		.flatMap(([, data]) => data?.pages ?? [])
		.flatMap(({ items }) => items);
}
