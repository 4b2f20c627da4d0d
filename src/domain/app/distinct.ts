// Lists in which a host repeats an item.

/** Each item once, by its id, at its first place. */
export function distinct<Item>(
	items: readonly Item[],
	idOf: (item: Item) => string,
): Item[] {
	const seen = new Set<string>();
	return items.filter((item) => {
		const id = idOf(item);
		return !seen.has(id) && seen.add(id);
	});
}
