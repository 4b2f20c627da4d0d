// Reads an item of a list that must exist.

/** The item at an index, by default the first; negative indexes count from the end. Throws when there is none. */
export function nth<Item>(list: Iterable<Item>, at = 0): Item {
	const item = [...list].at(at);
	if (item === undefined) throw new Error(`The list has no item ${at}`);
	return item;
}
