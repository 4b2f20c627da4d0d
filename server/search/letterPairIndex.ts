// An index from letter pairs to the texts that contain them.

/** The numbers that every ascending list has. */
export function inAll(
	lists: readonly (readonly number[])[],
): readonly number[] {
	const [fewest = [], ...others] = [...lists].sort(
		(one, other) => one.length - other.length,
	);
	return others.reduce((kept, other) => {
		let at = 0;
		return kept.filter((number) => {
			while ((other[at] ?? number) < number) at++;
			return other[at] === number;
		});
	}, fewest);
}

export class LetterPairIndex {
	readonly #byPair = new Map<string, number[]>();
	readonly #every: number[] = [];

	/** Adds a text without tone marks; `number` must be higher than any before. */
	add(number: number, bareTexts: readonly string[]): void {
		this.#every.push(number);
		const pairs = new Set<string>();
		for (const text of bareTexts)
			for (let at = 0; at + 1 < text.length; at++)
				pairs.add(text.slice(at, at + 2));
		for (const pair of pairs) {
			const there = this.#byPair.get(pair);
			if (there) there.push(number);
			else this.#byPair.set(pair, [number]);
		}
	}

	/** The texts with every pair of a term, ascending: a superset of those that contain it. */
	candidates(bareTerm: string): readonly number[] {
		const lists: (readonly number[])[] = [];
		for (let at = 0; at + 1 < bareTerm.length; at++)
			lists.push(this.#byPair.get(bareTerm.slice(at, at + 2)) ?? []);
		return lists.length === 0 ? this.#every : inAll(lists);
	}
}
