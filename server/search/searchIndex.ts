// The search over several kinds of items, which are indexed once for all queries.
import { type IsShown, ItemIndex } from "./itemIndex";
import { normalise, withoutToneMarks } from "./normalise";
import type { PausableWork } from "./runInSlices";
import type { Searchable } from "./score";
import { SearchQuery, type SearchResult } from "./searchQuery";
import { vocabularyOf } from "./segmentWords";
import { createSimilarWords } from "./similarWords";
import { createSpellingIndex } from "./spelling";
import { fillerWords, isStandaloneWord, wordsWithSynonyms } from "./synonyms";

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
