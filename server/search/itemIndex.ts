// The searchable items, indexed once: finds and scores those that match a query's words.

import { intersection, LetterPairIndex } from "./letterPairIndex";
import type { PausableWork } from "./runInSlices";
import {
	allTermsScore,
	fieldsOf,
	type KindField,
	type QueryTerm,
	type Searchable,
	termScore,
} from "./score";
import { isLetter, SearchField, type Term, termOf } from "./searchField";
import { synonymsOf } from "./synonyms";

interface IndexedItem {
	kind: number;
	/** The index within its kind. */
	at: number;
	/** Without and with the description. */
	names: KindField[];
	all: KindField[];
}

export interface ScoredItem {
	kind: number;
	/** The index within its kind. */
	at: number;
	score: number;
}

/** Whether an item may be found now. */
export type IsShown = (kind: number, at: number) => boolean;

/** A normalised query word with its synonyms. */
export const queryTermOf = (word: string): QueryTerm => ({
	term: termOf(word),
	synonyms: synonymsOf(word).map(termOf),
});

export const bestScore = (items: readonly ScoredItem[]): number =>
	items.reduce((most, { score }) => Math.max(most, score), 0);

/** Letters of a word among several that is looked for in descriptions. */
const minDescriptionWord = 3;

export class ItemIndex {
	readonly #items: IndexedItem[] = [];
	readonly #postings = new LetterPairIndex();

	*add(kinds: readonly (readonly Searchable[])[]): PausableWork<void> {
		const shared = new Map<string, SearchField>();
		const fieldOf = (raw: string) => {
			const field = shared.get(raw) ?? new SearchField(raw);
			shared.set(raw, field);
			return field;
		};
		for (const [kind, searchables] of kinds.entries())
			for (const [at, searchable] of searchables.entries()) {
				const all = fieldsOf(searchable, fieldOf);
				const names = all.filter((it) => it.kind !== "description");
				this.#postings.add(
					this.#items.length,
					all.map(({ field }) => field.bare),
				);
				this.#items.push({ kind, at, names, all });
				yield;
			}
	}

	#candidates(queryTerms: readonly QueryTerm[]): IndexedItem[] {
		const perWord = queryTerms.map(({ term, synonyms }) => {
			const numbers = [term, ...synonyms].flatMap((each) => [
				...this.#postings.candidates(each.bare),
			]);
			return [...new Set(numbers)].sort((a, b) => a - b);
		});
		return intersection(perWord).flatMap((number) => this.#items[number] ?? []);
	}

	#scored(
		candidates: readonly IndexedItem[],
		part: "names" | "all",
		queryTerms: readonly QueryTerm[],
		phrase: Term,
		exactly: boolean,
	): ScoredItem[] {
		// A phrase of one word is that word, which has its synonyms besides.
		const isOneWord =
			queryTerms.length === 1 && queryTerms[0]?.term.text === phrase.text;
		return candidates.flatMap(({ [part]: fields, kind, at }) => {
			const score = Math.max(
				isOneWord
					? 0
					: termScore(fields, { term: phrase, synonyms: [] }, exactly),
				allTermsScore(fields, queryTerms, exactly),
			);
			return score > 0 ? [{ kind, at, score }] : [];
		});
	}

	/** Items with all the words or the whole phrase; descriptions count only where nothing else matches. */
	matches(queryTerms: readonly QueryTerm[], phrase: Term, exactly = false) {
		const candidates = this.#candidates(queryTerms);
		const scored = (part: "names" | "all") =>
			this.#scored(candidates, part, queryTerms, phrase, exactly);
		const byName = scored("names");
		// Short words appear in many descriptions by chance, a letter in nearly all.
		const isOfNames = queryTerms.some(({ term }) =>
			queryTerms.length > 1
				? term.bare.length < minDescriptionWord
				: isLetter(term),
		);
		return byName.length > 0 || isOfNames ? byName : scored("all");
	}

	/** The best score for one word, with or without its tone marks. */
	scoreOfWord(word: string): number {
		return bestScore(this.matches([queryTermOf(word)], termOf(word)));
	}
}
