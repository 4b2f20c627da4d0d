// An index from letter pairs to the texts that contain them.

/** The numbers that are in every list; the lists are ascending. */
export function intersection(lists: readonly (readonly number[])[]) {
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

/** The overlapping pairs of a text's letters: "abc" has ab and bc. */
export const letterPairs = (text: string): string[] =>
	Array.from({ length: Math.max(0, text.length - 1) }, (_, at) =>
		text.slice(at, at + 2),
	);

export class LetterPairIndex {
	readonly #byPair = new Map<string, number[]>();
	readonly #every: number[] = [];

	/** Adds a text without tone marks; `number` must be higher than any before. */
	add(number: number, bareTexts: readonly string[]): void {
		this.#every.push(number);
		for (const pair of new Set(bareTexts.flatMap(letterPairs))) {
			const there = this.#byPair.get(pair) ?? [];
			there.push(number);
			this.#byPair.set(pair, there);
		}
	}

	/** The texts with every pair of a term, ascending: a superset of those that contain it. */
	candidates(bareTerm: string): readonly number[] {
		const lists = letterPairs(bareTerm).map(
			(pair) => this.#byPair.get(pair) ?? [],
		);
		return lists.length === 0 ? this.#every : intersection(lists);
	}
}
