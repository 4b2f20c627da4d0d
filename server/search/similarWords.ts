// Known words that are similar to an unknown one.
import { letterPairs } from "./letterPairIndex";
import { normalise } from "./normalise";
import { phoneticKey } from "./phoneticKey";

/** The lowest similarity of a suggestion, which may be lower with the same first letter. */
const minSimilarity = { sameStart: 0.5, otherStart: 0.65 };
const maxWords = 5;

/** The letter pairs of a text's phonetic key with their counts. */
function countPairs(text: string) {
	const all = letterPairs(phoneticKey(normalise(text)));
	const pairs = new Map<string, number>();
	for (const pair of all) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	return { start: all[0]?.charAt(0) ?? "", pairs, size: all.length };
}
type Pairs = ReturnType<typeof countPairs>;

/** From 0 to 1: Dice's coefficient over letter pairs; NaN if neither has any. */
function pairSimilarity(a: Pairs, b: Pairs): number {
	let shared = 0;
	for (const [pair, amount] of a.pairs)
		shared += Math.min(amount, b.pairs.get(pair) ?? 0);
	return (2 * shared) / (a.size + b.size);
}

/** Prepares known words; returns at most five for a query, most similar first. */
export function createSimilarWords(known: Iterable<string>) {
	const words = [...new Set(known)].map((word) => ({
		word,
		pairs: countPairs(word),
	}));
	return (query: string) => {
		const queryPairs = countPairs(query);
		return words
			.map(({ word, pairs }) => ({
				word,
				score: pairSimilarity(queryPairs, pairs),
				minScore:
					minSimilarity[
						pairs.start === queryPairs.start ? "sameStart" : "otherStart"
					],
			}))
			.filter(({ score, minScore }) => score >= minScore)
			.sort((a, b) => b.score - a.score)
			.slice(0, maxWords)
			.map(({ word }) => word);
	};
}
