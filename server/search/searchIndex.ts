// The search over several kinds of items: indexed once, then asked for each query; and the known words similar to an unknown one.
import { type IsShown, ItemIndex } from "./itemIndex";
import { letterPairs } from "./letterPairIndex";
import { normalise, withoutToneMarks } from "./normalise";
import { phoneticKey } from "./phoneticKey";
import type { PausableWork } from "./runInSlices";
import type { Searchable } from "./score";
import { SearchQuery, type SearchResult } from "./searchQuery";
import { vocabularyOf } from "./segmentWords";
import { createSpellingIndex } from "./spelling";
import { fillerWords, isStandaloneWord, wordsWithSynonyms } from "./synonyms";

/** The similarity that a suggestion needs; less with the same first letter. */
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

/** From 0 to 1: Dice's coefficient over letter pairs; NaN where neither has any. */
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

/** Indexes the items and returns their search; `isShown` leaves items out of a result. */
export function* createSearchIndex(
	kinds: readonly (readonly Searchable[])[],
	/** More words to suggest, such as recommended keywords. */
	knownWords: readonly string[] = [],
	/** For each item of the first kind the index of its brand in the second. */
	brandIndexes: readonly number[] = [],
): PausableWork<(typed: string, isShown?: IsShown) => SearchResult> {
	const searchables = kinds.flat();
	const items = new ItemIndex();
	yield* items.add(kinds);
	const names = new Set([
		...knownWords,
		...searchables.flatMap(({ brand = [], category = [] }) => [
			...brand,
			...category,
		]),
	]);
	const titles = new Set(
		searchables.flatMap(({ title = [], subtitle = [] }) => [
			...title,
			...subtitle,
		]),
	);
	const vocabulary = yield* vocabularyOf([...names, ...titles]);
	for (const word of [...names, ...wordsWithSynonyms, ...fillerWords])
		vocabulary.add(withoutToneMarks(normalise(word)));
	const sources = {
		items,
		kindCount: kinds.length,
		brandIndexes,
		spellings: yield* createSpellingIndex(
			[...names, ...wordsWithSynonyms],
			titles,
		),
		similarWords: createSimilarWords(names),
		isKnownWord: (word: string) =>
			isStandaloneWord(word) && vocabulary.has(withoutToneMarks(word)),
	};
	return (typed, isShown = () => true) =>
		new SearchQuery(sources, isShown).run(typed);
}
