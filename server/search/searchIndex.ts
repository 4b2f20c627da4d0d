// The search over several kinds of items: as typed, in the other keyboard layout, by sound, by edit distance; the first reading with results wins.

import { BrandShares } from "./brandShares";
import {
	bestScore,
	type IsShown,
	ItemIndex,
	queryTermOf,
	type ScoredItem,
} from "./itemIndex";
import { switchedLayouts } from "./keyboardLayout";
import { normalise, withoutMarks } from "./normalise";
import type { PausableWork } from "./runInSlices";
import { mediumScore, type Searchable, strongScore } from "./score";
import { termOf } from "./searchField";
import { queryWords, vocabularyOf } from "./segmentWords";
import { createSimilarWords } from "./similarWords";
import { createSpellingIndex } from "./spelling";
import {
	fillerList,
	isFiller,
	isOfferWord,
	isStandaloneWord,
	knownWords,
} from "./synonyms";

export interface SearchResult {
	/** Per kind, the indexes of the results; best first, equals in the kind's order. */
	places: number[][];
	/** "Did you mean": the reading that gave the results, or words to try. */
	didYouMean: string[];
}

/** Fewer strong results may be chance: weaker ones stay beside them. */
const fewStrong = 3;
/** A query with so many letters shows only strong results if there are any. */
const longEnough = 3;
const suggestionsMost = 5;

/** One or two letters with signs are Thai typed in the other layout: "=k[^" is ชาบู. */
const isMangled = (typed: string) =>
	/[^\p{L}\p{M}\p{N}\s]/u.test(typed.trim()) &&
	lettersOf(normalise(typed)) < longEnough &&
	switchedLayouts(typed).length > 0;

const lettersOf = (query: string) =>
	withoutMarks(query).replaceAll(" ", "").length;

/** The best score of an item for a word. */
type ScoreOf = (word: string) => number;

/** `known` are more words to suggest, such as recommended keywords; `brandOf` has for each item of the first kind the index of its brand in the second. */
export function* createSearchIndex(
	kinds: readonly (readonly Searchable[])[],
	known: readonly string[] = [],
	brandOf: readonly number[] = [],
): PausableWork<(typed: string, isShown?: IsShown) => SearchResult> {
	const things = kinds.flat();
	const catalogue = new ItemIndex();
	yield* catalogue.add(kinds);
	const brandShares = new BrandShares(brandOf);
	const names = new Set([
		...known,
		...things.flatMap(({ brand = [], category = [] }) => [
			...brand,
			...category,
		]),
	]);
	const texts = new Set(
		things.flatMap(({ title = [], subtitle = [] }) => [...title, ...subtitle]),
	);
	const vocabulary = yield* vocabularyOf([...names, ...texts]);
	for (const word of [...names, ...knownWords, ...fillerList])
		vocabulary.add(withoutMarks(normalise(word)));
	const isKnown = (word: string) =>
		isStandaloneWord(word) && vocabulary.has(withoutMarks(word));
	const similar = createSimilarWords(names);
	const spellings = yield* createSpellingIndex(
		[...names, ...knownWords],
		texts,
	);

	/** The results of a query as typed: with exact tone marks, else with omitted ones. */
	function searchAsTyped(query: string, isShown: IsShown): ScoredItem[] {
		const words = queryWords(query, isKnown);
		// Filler words count only where there are no others.
		const contentWords = words.filter((word) => !isFiller(word));
		const distinctWords = [
			...new Set(contentWords.length > 0 ? contentWords : words),
		];
		const readings = [[query], [query.replaceAll(" ", "")], distinctWords]
			.filter(
				(each, at, all) =>
					all.findIndex((it) => it.join() === each.join()) === at,
			)
			.map((each) => each.map(queryTermOf));
		for (const exactly of [true, false])
			for (const reading of readings) {
				const answers = catalogue
					.answers(reading, termOf(query), exactly)
					.filter(({ kind, at }) => isShown(kind, at));
				if (answers.length > 0) return answers;
			}
		return [];
	}

	/** The best score of a word, asked of the catalogue once in a search. */
	function scoresOfWords(): ScoreOf {
		const known = new Map<string, number>();
		return (word) => {
			const score = known.get(word) ?? catalogue.best(word);
			known.set(word, score);
			return score;
		};
	}

	/** The query with unknown words corrected by sound or edits; null where one stays unknown. */
	function correctedQuery(
		query: string,
		how: "bySound" | "byEdits",
		scoreOf: ScoreOf,
	): string | null {
		const whole = spellings[how](query);
		if (whole) return whole;
		const words = queryWords(query, isKnown);
		if (words.length < 2) return null;
		const didYouMean = words.flatMap((word) => {
			const score = isFiller(word) ? strongScore : scoreOf(word);
			if (score >= strongScore) return [word];
			const other = spellings.bySound(word);
			if (other !== null || score > 0) return [other ?? word];
			return (how === "byEdits" ? spellings.byEdits(word) : null) ?? [];
		});
		return didYouMean.length === words.length ? didYouMean.join(" ") : null;
	}

	/** The results of another reading; null without any. */
	function resultsOf(didYouMean: string | null, isShown: IsShown) {
		if (didYouMean === null) return null;
		const query = normalise(didYouMean);
		const answers = searchAsTyped(query, isShown);
		return answers.length > 0
			? found(answers, query, [didYouMean], isShown)
			: null;
	}

	/** The results in the other layout, where they are certain enough. */
	function onOtherLayout(typed: string, isShown: IsShown): SearchResult | null {
		for (const reading of switchedLayouts(typed)) {
			const query = normalise(reading);
			const letters = lettersOf(query);
			if (letters < 2) continue;
			const answers = searchAsTyped(query, isShown);
			if (
				bestScore(answers) >= (letters > longEnough ? mediumScore : strongScore)
			)
				return found(answers, query, [reading], isShown);
			const corrected = resultsOf(spellings.bySound(query), isShown);
			if (corrected) return corrected;
		}
		return null;
	}

	/** The results by kind, without weak ones where there are strong ones. */
	function found(
		answers: ScoredItem[],
		query: string,
		didYouMean: string[],
		isShown: IsShown,
	): SearchResult {
		const strongOnes = answers.filter((it) => it.score >= strongScore).length;
		const isCut =
			strongOnes >= fewStrong ||
			(strongOnes > 0 && lettersOf(query) >= longEnough);
		const isAnyNear = bestScore(answers) >= mediumScore;
		const least = isCut ? strongScore : isAnyNear ? mediumScore : 0;
		const near = answers.filter(({ score }) => score >= least);
		const isOffer = queryWords(query, isKnown).every(isOfferWord);
		const kept = isOffer ? near : brandShares.withBrands(near, isShown);
		kept.sort((a, b) => b.score - a.score || a.at - b.at);
		return {
			didYouMean,
			places: kinds.map((_, kind) =>
				kept.filter((it) => it.kind === kind).map(({ at }) => at),
			),
		};
	}

	/** Words to try: query words with results, then similar words. */
	function suggestions(typed: string, query: string, scoreOf: ScoreOf) {
		const words = query
			.split(" ")
			.filter(
				(word) =>
					word.length > 2 && !isFiller(word) && scoreOf(word) >= strongScore,
			);
		return [...new Set([...words, ...similar(typed)])].slice(
			0,
			suggestionsMost,
		);
	}

	return (typed, isShown = () => true) => {
		const query = normalise(typed);
		const spelt = isMangled(typed) ? [] : searchAsTyped(query, isShown);
		if (spelt.length > 0) return found(spelt, query, [], isShown);
		const other = onOtherLayout(typed, isShown);
		if (other) return other;
		const scoreOf = scoresOfWords();
		return (
			resultsOf(correctedQuery(query, "bySound", scoreOf), isShown) ??
			resultsOf(correctedQuery(query, "byEdits", scoreOf), isShown) ??
			found(
				[],
				query,
				query === "" ? [] : suggestions(typed, query, scoreOf),
				isShown,
			)
		);
	};
}
