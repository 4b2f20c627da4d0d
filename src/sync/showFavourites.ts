// Shows a favourite state in all loaded data (2 §4).
import type { QueryClient } from "@tanstack/react-query";
import type { FavouritesChange } from "../platform/outbox/favouriteQueue";

/** Fields of cards and details, and of a group's items (2 §3). */
const flags = ["is_added_favorite", "is_favorite"];

/** The value with the new state; the same object where nothing changes. */
function patched(value: unknown, change: FavouritesChange): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) {
		const next = value.map((each) => patched(each, change));
		return next.some((each, index) => each !== value[index]) ? next : value;
	}
	const own: Record<string, unknown> = { ...value };
	let changed = false;
	const isOne = change.references.includes(String(own.alt_reference));
	for (const [key, field] of Object.entries(own)) {
		const next =
			isOne && flags.includes(key)
				? change.isFavourite
				: patched(field, change);
		changed ||= next !== field;
		own[key] = next;
	}
	return changed ? own : value;
}

export function showFavourites(
	client: QueryClient,
	change: FavouritesChange,
): void {
	for (const query of client.getQueryCache().getAll()) {
		const data: unknown = query.state.data;
		const next = patched(data, change);
		// Keeps the age of the list.
		if (next !== data)
			client.setQueryData(query.queryKey, next, {
				updatedAt: query.state.dataUpdatedAt,
			});
	}
}
