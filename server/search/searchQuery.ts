// One search: as typed, in the other keyboard layout, by sound, by edit distance; the first reading with results wins.

import { boostBrands } from "./boostBrands";
import {
	bestScore,
	type IsShown,
	type ItemIndex,
	queryTermOf,
	type ScoredItem,
} from "./itemIndex";
import { switchedLayouts } from "./keyboardLayout";
import { normalise, withoutToneMarks } from "./normalise";
import { exactScore, mediumScore, strongScore } from "./score";
import { isLetter, termOf } from "./searchField";
import { queryWords } from "./segmentWords";
import type { SpellingIndex } from "./spelling";
import { isFiller, isOfferWord } from "./synonyms";

export interface SearchResult {
	/** Per kind, the indexes of the results; best first, equals in the kind's order. */
	indexes: number[][];
	/** "Did you mean": the reading that gave the results, or words to try. */
	didYouMean: string[];
}

/** What a search reads; built once for a version of the catalogue. */
interface SearchSources {
	items: ItemIndex;
	kindCount: number;
	/** For each deal the index of its brand. */
	brandIndexes: readonly number[];
	spellings: SpellingIndex;
	/** Known words that are similar to a query, most similar first. */
	similarWords(query: string): string[];
	/** Whether a query may be split at this word. */
	isKnownWord(word: string): boolean;
}

/** With fewer strong results, which may be chance, weaker ones are shown too. */
const minStrongResults = 3;
/** A query with so many letters shows only strong results if there are any. */
const minLettersForStrong = 3;
/** A shorter word is never corrected. */
const minLettersToCorrect = 3;
const maxSuggestions = 5;
/** The most words of a query that are searched; a title has fewer. */
const maxWords = 20;

const letterCount = (query: string) =>
	withoutToneMarks(query).replaceAll(" ", "").length;

/** Letters with signs may be Thai typed in the other layout: "=k[^" is ชาบู. */
const mayBeInOtherLayout = (typed: string) =>
	/[^\p{L}\p{M}\p{N}\s]/u.test(typed.trim()) &&
	switchedLayouts(typed).length > 0;

/** One search: created for a query and run once. */
export class SearchQuery {
	readonly #sources: SearchSources;
	readonly #isShown: IsShown;
	readonly #wordScores = new Map<string, number>();

	constructor(sources: SearchSources, isShown: IsShown) {
		this.#sources = sources;
		this.#isShown = isShown;
	}

	run(typed: string): SearchResult {
		const query = normalise(typed);
		const isSwitched = mayBeInOtherLayout(typed);
		const switched = isSwitched ? this.#inOtherLayout(typed) : null;
		if (switched) return switched;
		// A single letter that remains of a word in the other layout is in most texts.
		const asTyped = isSwitched && query.length < 2 ? [] : this.#matches(query);
		if (asTyped.length > 0) return this.#result(asTyped, query, []);
		return (
			this.#inOtherLayout(typed) ??
			this.#resultOf(this.#corrected(query, "bySound")) ??
			this.#resultOf(this.#corrected(query, "byEdits")) ??
			this.#result([], query, this.#suggestions(typed, query))
		);
	}

	#words(query: string): string[] {
		const words = queryWords(query, this.#sources.isKnownWord);
		return words.slice(0, maxWords);
	}

	#scoreOf(word: string): number {
		const score =
			this.#wordScores.get(word) ?? this.#sources.items.scoreOfWord(word);
		this.#wordScores.set(word, score);
		return score;
	}

	/** The items of a query as typed: with exact tone marks, else with omitted ones. */
	#matches(query: string): ScoredItem[] {
		const words = this.#words(query);
		// Filler words count only if no other word has more than one letter.
		const contentWords = words.filter((word) => !isFiller(word));
		const hasContent = contentWords.some((word) => !isLetter(termOf(word)));
		const distinctWords = [...new Set(hasContent ? contentWords : words)];
		// Letters beside filler words may be a whole name: S&P coupon.
		const isName = !hasContent && contentWords.length < words.length;
		const name = isName ? contentWords.join(" ") : "";
		// A single letter needs an exact name: several names that begin with it would add up to a strong score.
		const nameScore = isLetter(termOf(name)) ? exactScore : strongScore;
		const joined = query.replaceAll(" ", "");
		const readings = [[query], [joined], [name], distinctWords].filter(
			(each, at, all) =>
				each.join() !== "" &&
				all.findIndex((it) => it.join() === each.join()) === at,
		);
		for (const marks of ["exact", "optional"] as const)
			for (const reading of readings) {
				const minScore = reading.join() === name ? nameScore : 0;
				const shown = this.#sources.items
					.matches(reading.map(queryTermOf), termOf(query), marks)
					.filter(
						({ kind, at, score }) =>
							score >= minScore && this.#isShown(kind, at),
					);
				if (shown.length > 0) return shown;
			}
		return [];
	}

	/** The query with unknown words corrected by sound or edits; null if one stays unknown. */
	#corrected(query: string, method: "bySound" | "byEdits"): string | null {
		const { spellings } = this.#sources;
		const whole = spellings[method](query);
		if (whole) return whole;
		const words = this.#words(query);
		if (words.length < 2) return null;
		const corrected = words.flatMap((word) => {
			// So few letters are in most texts, and too few to compare by sound.
			if (letterCount(word) < minLettersToCorrect) return [word];
			const score = isFiller(word) ? strongScore : this.#scoreOf(word);
			if (score >= strongScore) return [word];
			const bySound = spellings.bySound(word);
			if (bySound !== null || score > 0) return [bySound ?? word];
			return (method === "byEdits" ? spellings.byEdits(word) : null) ?? [];
		});
		const reading = corrected.join(" ");
		return corrected.length < words.length || reading === words.join(" ")
			? null
			: reading;
	}

	/** The result of another reading; null without any match. */
	#resultOf(reading: string | null): SearchResult | null {
		if (reading === null) return null;
		const query = normalise(reading);
		const matches = this.#matches(query);
		return matches.length > 0 ? this.#result(matches, query, [reading]) : null;
	}

	/** The result in the other layout; null if it is not certain enough. */
	#inOtherLayout(typed: string): SearchResult | null {
		for (const reading of switchedLayouts(typed)) {
			const query = normalise(reading);
			const letters = letterCount(query);
			// One letter may be a digit in the other layout, and many names contain a digit.
			if (letters < 2) continue;
			const matches = this.#matches(query);
			const minScore =
				letters > minLettersForStrong ? mediumScore : strongScore;
			if (bestScore(matches) >= minScore)
				return this.#result(matches, query, [reading]);
			const corrected = this.#resultOf(this.#sources.spellings.bySound(query));
			if (corrected) return corrected;
		}
		return null;
	}

	/** The matches by kind, without weak ones if there are strong ones. */
	#result(
		matches: readonly ScoredItem[],
		query: string,
		didYouMean: string[],
	): SearchResult {
		const strong = matches.filter((it) => it.score >= strongScore).length;
		const onlyStrong =
			strong >= minStrongResults ||
			(strong > 0 && letterCount(query) >= minLettersForStrong);
		const hasMedium = bestScore(matches) >= mediumScore;
		const minScore = onlyStrong ? strongScore : hasMedium ? mediumScore : 0;
		const relevant = matches.filter(({ score }) => score >= minScore);
		// Words that fit any offer say nothing about a brand.
		const isOffer = this.#words(query).every(isOfferWord);
		const ranked = isOffer
			? relevant
			: boostBrands(relevant, this.#sources.brandIndexes, this.#isShown);
		ranked.sort((a, b) => b.score - a.score || a.at - b.at);
		return {
			didYouMean,
			indexes: Array.from({ length: this.#sources.kindCount }, (_, kind) =>
				ranked.filter((it) => it.kind === kind).map(({ at }) => at),
			),
		};
	}

	/** Words to try: query words with results, then similar words. */
	#suggestions(typed: string, query: string): string[] {
		const words = query
			.split(" ")
			.filter(
				(word) =>
					word.length > 2 &&
					!isFiller(word) &&
					this.#scoreOf(word) >= strongScore,
			);
		const all = new Set([...words, ...this.#sources.similarWords(typed)]);
		return [...all].slice(0, maxSuggestions);
	}
}
