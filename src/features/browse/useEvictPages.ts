// Evicts the cards of pages far from the scroll position, which bounds the memory of a long list (2 §9).
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { browseQueries } from "../../queries/browse";
import { evictPages } from "../../queries/evictedPages";

/** `loadedAt`: when the list was last extended, in ms. */
export function useEvictPages(
	queryKey: ReturnType<typeof browseQueries.byCategory>["queryKey"],
	loadedAt: number,
): void {
	const client = useQueryClient();
	const list = JSON.stringify(queryKey);
	useEffect(() => {
		const key: typeof queryKey = JSON.parse(list);
		client.setQueryData(key, (data) => data && evictPages(data), {
			updatedAt: loadedAt,
		});
	}, [client, list, loadedAt]);
}
