// An index from letter pairs to the texts that contain them.

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

	/** The texts with the rarest pair of a term: a superset of those that contain it. */
	candidates(bareTerm: string): readonly number[] {
		let fewest: readonly number[] = this.#every;
		for (let at = 0; at + 1 < bareTerm.length; at++) {
			const those = this.#byPair.get(bareTerm.slice(at, at + 2));
			if (!those) return [];
			if (those.length < fewest.length) fewest = those;
		}
		return fewest;
	}
}
