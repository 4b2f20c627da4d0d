// The favourites page after a toggle (2 §4, 2 §9).
import type { QueryClient } from "@tanstack/react-query";
import { browseQueries } from "../../queries/browse";

/** Removes the cards of former favourites. */
export function removeFormerFavourites(client: QueryClient): void {
	const { queryKey } = browseQueries.favourites();
	const { data, dataUpdatedAt } = client.getQueryState(queryKey) ?? {};
	if (data?.some((card) => !card.is_added_favorite))
		client.setQueryData(
			queryKey,
			data.filter((card) => card.is_added_favorite),
			{ updatedAt: dataUpdatedAt },
		);
}

/** Removes them and refetches the list. */
export function reloadFavourites(client: QueryClient): void {
	removeFormerFavourites(client);
	const { queryKey } = browseQueries.favourites();
	void client.invalidateQueries({ queryKey });
}
