// Shows a favourite state in all loaded data (2 §4).
import type { QueryClient } from "@tanstack/react-query";
import type { FavouritesChange } from "../platform/outbox/favouriteQueue";
import { updateCachedCards } from "./updateCachedCards";

/** Applies a change to every query in the cache. */
export function showFavourites(
	client: QueryClient,
	{ references, isFavourite }: FavouritesChange,
): void {
	// A group's items have a field of their own.
	const fields = { is_added_favorite: isFavourite, is_favorite: isFavourite };
	updateCachedCards(client, { references, fields });
}
