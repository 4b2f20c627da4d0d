// Objects that count how often one of their fields is read, to see that a list of thousands is not computed again and again.

/** The items with `field` counted; `reads` gives the number of reads since it was last asked. */
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
