// The offsets of a list's items and the items in a range, in px, for a windowed list.

/** The start of each item, and the end of the list plus gap; unmeasured items have the estimated size. */
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

/** The last item that starts at or above `y`; 0 above the list. */
function itemAt(offsets: Float64Array, y: number): number {
	let low = 0;
	let high = offsets.length - 2;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((offsets[middle] ?? 0) <= y) low = middle;
		else high = middle - 1;
	}
	return Math.max(0, low);
}

/** The items between two offsets; `last` is exclusive. */
export function itemsInRange(
	offsets: Float64Array,
	top: number,
	bottom: number,
): { first: number; last: number } {
	const count = offsets.length - 1;
	return {
		first: itemAt(offsets, top),
		last: Math.min(count, itemAt(offsets, bottom) + 1),
	};
}
