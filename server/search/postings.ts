// Which texts may hold a term: for each pair of neighbouring letters the numbers of the texts that have it.

export class Postings {
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

	/** The texts that have the rarest pair of a term, and so all that can hold it. */
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
