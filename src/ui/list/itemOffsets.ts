// The offsets of a list's items and the items in a range, in px, for a windowed list.

/** The start of each item and, as the last offset, the end of the list plus one gap; unmeasured items have the estimated size. */
export function itemOffsets(
	sizes: readonly (number | undefined)[],
	estimate: number,
	gap: number,
): Float64Array {
	const offsets = new Float64Array(sizes.length + 1);
	let end = 0;
	for (const [index, size] of sizes.entries()) {
		end += (size ?? estimate) + gap;
		offsets[index + 1] = end;
	}
	return offsets;
}

/** The items between two offsets; `last` is exclusive. */
export function itemsInRange(
	offsets: Float64Array,
	top: number,
	bottom: number,
) {
	const starts = offsets.subarray(0, -1);
	/** The last item that starts at or above `y`, or 0 for a `y` above the list. */
	const itemAt = (y: number) =>
		Math.max(
			0,
			starts.findLastIndex((start) => start <= y),
		);
	return {
		first: itemAt(top),
		last: Math.min(starts.length, itemAt(bottom) + 1),
	};
}

/** The height of each row of a list in columns, which is that of its tallest item; undefined if no item of it is measured. */
export function rowSizes(
	sizes: readonly (number | undefined)[],
	columns: number,
): (number | undefined)[] {
	const rows = Math.ceil(sizes.length / columns);
	return Array.from({ length: rows }, (_, row) => {
		const known = sizes
			.slice(row * columns, (row + 1) * columns)
			.filter((size) => size !== undefined);
		return known.length > 0 ? Math.max(...known) : undefined;
	});
}
