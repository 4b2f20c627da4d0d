// The favourites page after a heart was pressed on it (2 §4, 2 §9).
import type { QueryClient } from "@tanstack/react-query";
import { browseQueries } from "./browse";

/** Takes the cards away that are no favourites any more, and asks for the list anew. */
export function reloadFavourites(client: QueryClient): void {
	const { queryKey } = browseQueries.favourites();
	const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
	client.setQueryData(
		queryKey,
		(cards) => cards?.filter((card) => card.is_added_favorite),
		{ updatedAt },
	);
	void client.invalidateQueries({ queryKey });
}
