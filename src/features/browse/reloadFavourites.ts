// The favourites page after a heart was pressed on it (2 §4, 2 §9).
import type { QueryClient } from "@tanstack/react-query";
import { browseQueries } from "../../queries/browse";

/** Takes the cards away that are no favourites any more. */
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

/** Takes them away, and asks for the list anew. */
export function reloadFavourites(client: QueryClient): void {
	removeFormerFavourites(client);
	const { queryKey } = browseQueries.favourites();
	void client.invalidateQueries({ queryKey });
}
