// Known words that are similar to an unknown one.
import { foldSound } from "./foldSound";
import { letterPairs } from "./letterPairIndex";
import { normalise } from "./normalise";

/** The similarity that a suggestion needs; less with the same first letter. */
const likeEnough = { sameStart: 0.5, otherStart: 0.65 };
const most = 5;

/** Letter pairs with their counts. */
function pairsOf(text: string): Map<string, number> {
	const pairs = new Map<string, number>();
	for (const pair of letterPairs(foldSound(normalise(text))))
		pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	return pairs;
}

const sizeOf = (pairs: ReadonlyMap<string, number>) =>
	[...pairs.values()].reduce((sum, amount) => sum + amount, 0);

interface Pairs {
	start: string;
	pairs: Map<string, number>;
	size: number;
}
function prepare(text: string): Pairs {
	const pairs = pairsOf(text);
	const [start = ""] = pairs.keys();
	return { start: start.charAt(0), pairs, size: sizeOf(pairs) };
}

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
export function createSimilarWords(
	known: Iterable<string>,
): (query: string) => string[] {
	const words = [...new Set(known)].map((word) => ({
		word,
		pairs: prepare(word),
	}));
	return (query) => {
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
