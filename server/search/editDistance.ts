// Edit distance: letters removed, added, changed or swapped.

/** A changed letter costs this much more than any other edit, so that of equally many edits those with the fewest changed letters are found. */
const changeSurcharge = 1 / 64;

/** The fewest edits from one word to the other, and how many of them change a letter, since words that differ so are often both real. Null for more than `maxEdits`. */
export function editDistance(one: string, other: string, maxEdits: number) {
	if (Math.abs(one.length - other.length) > maxEdits) return null;
	const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
	const costAt = (row: number, at: number) => rows[row]?.[at] ?? Infinity;
	for (let row = 1; row <= one.length; row++) {
		const current = [row];
		rows.push(current);
		for (let at = 1; at <= other.length; at++) {
			const isSame = one[row - 1] === other[at - 1];
			const isSwapped =
				row > 1 &&
				at > 1 &&
				one[row - 1] === other[at - 2] &&
				one[row - 2] === other[at - 1];
			current[at] = Math.min(
				costAt(row - 1, at - 1) + (isSame ? 0 : 1 + changeSurcharge),
				costAt(row - 1, at) + 1,
				costAt(row, at - 1) + 1,
				isSwapped ? costAt(row - 2, at - 2) + 1 : Infinity,
			);
		}
		if (Math.floor(Math.min(...current)) > maxEdits) return null;
	}
	const cost = costAt(one.length, other.length);
	const count = Math.floor(cost);
	return count > maxEdits
		? null
		: { count, changedLetters: (cost - count) / changeSurcharge };
}
