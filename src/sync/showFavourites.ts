// Shows a favourite state in all loaded data (2 §4).
import type { QueryClient } from "@tanstack/react-query";
import type { FavouritesChange } from "../platform/outbox/favouriteQueue";

/** Fields of cards and details, and of a group's items (2 §3). */
const favouriteFields = ["is_added_favorite", "is_favorite"];

/** The value with the new state; the same object where nothing changes. */
function withFavouriteState(value: unknown, change: FavouritesChange): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const next = value.map((each) => withFavouriteState(each, change));
		return next.some((each, index) => each !== value[index]) ? next : value;
	}
	const copy: Record<string, unknown> = { ...value };
	let changed = false;
	const isListed = change.references.includes(String(copy.alt_reference));
	for (const [key, field] of Object.entries(copy)) {
		const next =
			isListed && favouriteFields.includes(key)
				? change.isFavourite
				: withFavouriteState(field, change);
		changed ||= next !== field;
		copy[key] = next;
	}
	return changed ? copy : value;
}

/** Applies a change to every query in the cache. */
export function showFavourites(
	client: QueryClient,
	change: FavouritesChange,
): void {
	for (const query of client.getQueryCache().getAll()) {
		const data: unknown = query.state.data;
		const next = withFavouriteState(data, change);
		// Keeps the age of the list.
		if (next !== data)
			client.setQueryData(query.queryKey, next, {
				updatedAt: query.state.dataUpdatedAt,
			});
	}
}
