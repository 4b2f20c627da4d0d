// Whether a list has a further page, also where the host's count of pages is wrong or missing.

/**
 * The number of the page after `page` (from 1), or null. A page with nothing in
 * it is the last, whatever the host counts; where it counts none, a full page
 * of `size` items may have another behind it.
 */
export function nextPageNumber(
	{ items, totalpages }: { items: readonly unknown[]; totalpages: number },
	page: number,
	size: number,
): number | null {
	if (items.length === 0) return null;
	const isMore = totalpages > 0 ? page < totalpages : items.length >= size;
	return isMore ? page + 1 : null;
}
