// The next page of a list, also where the host's page count is wrong or missing.

/** The page after `page` (from 1), or null; an empty page is the last, and without a count a full page has a next one. */
export function nextPageNumber(
	{ items, totalpages }: { items: readonly unknown[]; totalpages: number },
	page: number,
	size: number,
): number | null {
	if (items.length === 0) return null;
	const isMore = totalpages > 0 ? page < totalpages : items.length >= size;
	return isMore ? page + 1 : null;
}
