// Did you mean: the known words that look most like one that was not found.
import { normalise, withoutMarks } from "./normalise";

const likeEnough = 0.34;
const most = 5;

/** Pairs of neighbouring letters, with how often each stands there. */
function pairsOf(text: string): Map<string, number> {
	const bare = withoutMarks(normalise(text)).replaceAll(" ", "");
	const pairs = new Map<string, number>();
	for (let at = 0; at + 1 < bare.length; at++) {
		const pair = bare.slice(at, at + 2);
		pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	}
	return pairs;
}

/** 0 nothing in common, 1 the same letters (Dice's coefficient over pairs of letters). */
export function likeness(one: string, other: string): number {
	const [a, b] = [pairsOf(one), pairsOf(other)];
	const size = (pairs: Map<string, number>) =>
		[...pairs.values()].reduce((sum, amount) => sum + amount, 0);
	const total = size(a) + size(b);
	if (total === 0) return 0;
	let shared = 0;
	for (const [pair, amount] of a) shared += Math.min(amount, b.get(pair) ?? 0);
	return (2 * shared) / total;
}

/** The known words most like the query, the likest first, at most five. */
export function similarTo(query: string, known: readonly string[]): string[] {
	return [...new Set(known)]
		.map((word) => ({ word, like: likeness(query, word) }))
		.filter(({ like }) => like >= likeEnough)
		.sort((a, b) => b.like - a.like)
		.slice(0, most)
		.map(({ word }) => word);
}
