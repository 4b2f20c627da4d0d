// Edit distance: letters removed, added, changed or swapped.

export interface Edits {
	count: number;
	/** Changed letters: such pairs are often two real words. */
	changed: number;
}

const cheaper = (one: Edits, other: Edits) =>
	one.count < other.count ||
	(one.count === other.count && one.changed <= other.changed)
		? one
		: other;

/** The fewest edits from one word to the other; null for more than `most`. */
export function editsBetween(
	one: string,
	other: string,
	most: number,
): Edits | null {
	if (Math.abs(one.length - other.length) > most) return null;
	let before: Edits[] = [];
	let above: Edits[] = Array.from({ length: other.length + 1 }, (_, at) => ({
		count: at,
		changed: 0,
	}));
	for (let row = 1; row <= one.length; row++) {
		const current: Edits[] = [{ count: row, changed: 0 }];
		let least = row;
		for (let at = 1; at <= other.length; at++) {
			const cell = cheapest(one, other, row, at, { before, above, current });
			current.push(cell);
			least = Math.min(least, cell.count);
		}
		if (least > most) return null;
		before = above;
		above = current;
	}
	const last = above[other.length];
	return last && last.count <= most ? last : null;
}

const unreachable: Edits = { count: Number.POSITIVE_INFINITY, changed: 0 };
const oneMore = (cell: Edits | undefined, changed = 0): Edits =>
	cell
		? { count: cell.count + 1, changed: cell.changed + changed }
		: unreachable;

/** The cheapest path to a cell: from the left, above, diagonal, or by a swap. */
function cheapest(
	one: string,
	other: string,
	row: number,
	at: number,
	{ before, above, current }: Record<"before" | "above" | "current", Edits[]>,
): Edits {
	const isSame = one[row - 1] === other[at - 1];
	const diagonal = isSame
		? (above[at - 1] ?? unreachable)
		: oneMore(above[at - 1], 1);
	const isSwapped =
		row > 1 &&
		at > 1 &&
		one[row - 1] === other[at - 2] &&
		one[row - 2] === other[at - 1];
	const swapped = isSwapped ? oneMore(before[at - 2]) : unreachable;
	return [oneMore(current[at - 1]), oneMore(above[at]), swapped].reduce(
		cheaper,
		diagonal,
	);
}
