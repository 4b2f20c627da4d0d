// Known words that are similar to an unknown one.
import { foldSound } from "./foldSound";
import { letterPairs } from "./letterPairIndex";
import { normalise } from "./normalise";

/** The similarity that a suggestion needs; less with the same first letter. */
const likeEnough = { sameStart: 0.5, otherStart: 0.65 };
const most = 5;

/** The letter pairs of a text with their counts. */
function prepare(text: string) {
	const all = letterPairs(foldSound(normalise(text)));
	const pairs = new Map<string, number>();
	for (const pair of all) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	return { start: all[0]?.charAt(0) ?? "", pairs, size: all.length };
}
type Pairs = ReturnType<typeof prepare>;

function pairSimilarity(a: Pairs, b: Pairs): number {
	if (a.size + b.size === 0) return 0;
	let shared = 0;
	for (const [pair, amount] of a.pairs)
		shared += Math.min(amount, b.pairs.get(pair) ?? 0);
	return (2 * shared) / (a.size + b.size);
}

/** From 0 to 1: Dice's coefficient over letter pairs. */
export const similarity = (one: string, other: string): number =>
	pairSimilarity(prepare(one), prepare(other));

/** Prepares known words; returns at most five for a query, most similar first. */
export function createSimilarWords(known: Iterable<string>) {
	const words = [...new Set(known)].map((word) => ({
		word,
		pairs: prepare(word),
	}));
	return (query: string) => {
		const asked = prepare(query);
		return words
			.map(({ word, pairs }) => ({
				word,
				like: pairSimilarity(asked, pairs),
				least:
					likeEnough[pairs.start === asked.start ? "sameStart" : "otherStart"],
			}))
			.filter(({ like, least }) => like >= least)
			.sort((a, b) => b.like - a.like)
			.slice(0, most)
			.map(({ word }) => word);
	};
}
