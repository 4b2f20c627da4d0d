// Removes the duplicates from a host's list.

/** Returns the first item of each id; `idOf` is the field with the id or a function that returns it. */
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
