// Where the items of a long list stand, and which of them are in sight: the arithmetic of a windowed list, in px.

/** Where each item begins, from 0, and after the last one where the next would; unmeasured items count as the estimate. */
export function itemOffsets(
	sizes: readonly (number | undefined)[],
	estimate: number,
	gap: number,
): Float64Array {
	const offsets = new Float64Array(sizes.length + 1);
	for (const [index, size] of sizes.entries())
		offsets[index + 1] = offsets[index] + (size ?? estimate) + gap;
	return offsets;
}

/** The last item that begins at or above a height; 0 above the list. */
function itemAt(offsets: Float64Array, y: number): number {
	let low = 0;
	let high = offsets.length - 2;
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if (offsets[middle] <= y) low = middle;
		else high = middle - 1;
	}
	return Math.max(0, low);
}

/** The items between two heights: from `first` up to, not with, `last`. */
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
