// An index from letter pairs and single letters to the texts that contain them.

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
	text
		.split("")
		.slice(1)
		.map((letter, at) => text.charAt(at) + letter);

/** What a term of one letter can match (searchField.ts): a digit, the first letter of a text, and one that may begin an English word. */
const singleLetters = /^.|\d|(?<![a-z])[a-z]/g;

/** The keys of texts without tone marks: their letter pairs, and the letters that a term of one letter can match. */
export function searchKeys(bareTexts: readonly string[]): Set<string> {
	const keys = new Set<string>();
	for (const text of bareTexts) {
		for (const pair of letterPairs(text)) keys.add(pair);
		for (const [letter] of text.matchAll(singleLetters)) keys.add(letter);
	}
	return keys;
}

export class LetterPairIndex {
	readonly #byKey = new Map<string, number[]>();

	/** Adds a text by its keys; `number` must be higher than any before. */
	add(number: number, keys: Iterable<string>): void {
		for (const key of keys) {
			const numbers = this.#byKey.get(key) ?? [];
			numbers.push(number);
			this.#byKey.set(key, numbers);
		}
	}

	/** The texts with every pair of a term, or its one letter, ascending: a superset of the texts that the term matches. */
	candidates(bareTerm: string): readonly number[] {
		const keys = bareTerm.length === 1 ? [bareTerm] : letterPairs(bareTerm);
		return intersection(keys.map((key) => this.#byKey.get(key) ?? []));
	}
}
