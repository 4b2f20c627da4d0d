// The next page of a list, also where the host's page count is wrong or missing.

/** Returns the number after `page` (from 1), whose items are the last of `pages`; null where it is the last page. A page without a new id is the last; where the host gives no count, a full page has a next one. */
export function nextPageNumber<Item>(
	pages: readonly { items: readonly Item[]; totalpages: number }[],
	page: number,
	size: number,
	idOf: (item: Item) => string,
): number | null {
	const earlier = pages.slice(0, -1);
	const { items = [], totalpages = 0 } = pages.at(-1) ?? {};
	const hasMore = totalpages > 0 ? page < totalpages : items.length >= size;
	if (!hasMore) return null;
	const isNew = (item: Item) => {
		const id = idOf(item);
		return !earlier.some((it) => it.items.some((one) => idOf(one) === id));
	};
	// A host that ignores the page number repeats its items.
	return items.some(isNew) ? page + 1 : null;
}
