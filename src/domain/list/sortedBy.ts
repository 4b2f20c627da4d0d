// Sorts a list by a number that is computed only once for each item, since most numbers are parsed from dates and a long sort compares each item many times.

/** Returns a copy with the smallest number first; equal items keep their order. */
export const sortedBy = <Item>(
	items: readonly Item[],
	numberOf: (item: Item) => number,
): Item[] =>
	items
		.map((item) => ({ item, value: numberOf(item) }))
		// The difference of two infinite values is NaN; 0 keeps their order.
		.sort((one, other) => one.value - other.value || 0)
		.map(({ item }) => item);
