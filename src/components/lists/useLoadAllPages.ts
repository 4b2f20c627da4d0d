// Loads all further pages of a list, one after another, for a sort order that needs them all.
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

export function useLoadAllPages(
	enabled: boolean,
	list: Pick<UseInfiniteQueryResult, "data" | "isFetching" | "fetchNextPage">,
	loadNext: () => unknown = () => list.fetchNextPage({ cancelRefetch: false }),
): void {
	const isDue = enabled && !list.isFetching;
	const load = useEffectEvent(loadNext);
	const { data } = list;
	useEffect(() => {
		// A dependency, so that the effect runs again after each page.
		void data;
		if (isDue) load();
	}, [isDue, data]);
}
