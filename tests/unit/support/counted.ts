// Counts how often a field of objects is read, to check that a long list is not computed repeatedly.

/** Counts the reads of `field`; `reads` returns the number since its last call. */
export function counted<Item extends object>(
	items: readonly Item[],
	field: keyof Item,
) {
	let count = 0;
	for (const item of items) {
		const value = item[field];
		Object.defineProperty(item, field, {
			enumerable: true,
			get: () => {
				count++;
				return value;
			},
		});
	}
	return {
		items,
		reads() {
			const before = count;
			count = 0;
			return before;
		},
	};
}
