// Evicts the cards of pages far from the scroll position, which bounds the memory of a long list (2 §9).
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { browseQueries } from "../../queries/browse";
import { changeLoaded } from "../../queries/changeLoaded";
import { evictPages } from "../../queries/evictedPages";

/** `queryKey`: the same object for the same list; `loadedAt`: when it was last extended, in ms. */
export function useEvictPages(
	queryKey: ReturnType<typeof browseQueries.byCategory>["queryKey"],
	loadedAt: number,
): void {
	const client = useQueryClient();
	useEffect(() => {
		// A dependency: a loaded page may push others out.
		void loadedAt;
		changeLoaded(client, queryKey, evictPages);
	}, [client, queryKey, loadedAt]);
}
