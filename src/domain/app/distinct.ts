// Lists in which a host repeats an item.

/** Each item once, by its id (a field, or what the function gives), at its first place. */
export function distinct<Item>(
	items: readonly Item[],
	idOf: keyof Item | ((item: Item) => string),
): Item[] {
	const seen = new Set<unknown>();
	return items.filter((item) => {
		const id = typeof idOf === "function" ? idOf(item) : item[idOf];
		return !seen.has(id) && seen.add(id);
	});
}
