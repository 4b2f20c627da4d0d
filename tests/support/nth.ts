// An item of a list that a test needs.

/** The item at a place, by default the first; negative places count from the end. Throws where there is none. */
export function nth<Item>(list: Iterable<Item>, at = 0): Item {
	const item = [...list].at(at);
	if (item === undefined) throw new Error(`The list has no item ${at}`);
	return item;
}
