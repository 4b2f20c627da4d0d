// Sorts a list by a number that is computed once for each item: a sort of thousands compares each of them some twenty times, and most numbers are parsed from dates.

/** A copy with the smallest first; equal ones stay in their order. */
export const sortedBy = <Item>(
	items: readonly Item[],
	numberOf: (item: Item) => number,
): Item[] =>
	items
		.map((item) => ({ item, value: numberOf(item) }))
		// Two infinite ones differ by NaN, which keeps their order.
		.sort((one, other) => one.value - other.value || 0)
		.map(({ item }) => item);
