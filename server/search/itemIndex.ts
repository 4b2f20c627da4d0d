// The searchable items, indexed once: finds and scores those that match a query's words.

import { intersection, LetterPairIndex, searchKeys } from "./letterPairIndex";
import type { PausableWork } from "./runInSlices";
import {
	allTermsScore,
	fieldsOf,
	type KindField,
	type QueryTerm,
	type Searchable,
	strongScore,
	termScore,
} from "./score";
import {
	isLetter,
	SearchField,
	type Term,
	type ToneMarks,
	termOf,
} from "./searchField";
import { synonymsOf } from "./synonyms";

interface IndexedItem {
	kind: number;
	/** The index within its kind. */
	at: number;
	/** The fields without the description, and all of them. */
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

/** The fewest letters of a word that is searched in descriptions, in a query of several words. */
const minDescriptionWord = 3;

/** The fields of an item that are searched together. */
const parts = ["names", "all"] as const;
type Part = (typeof parts)[number];

/** The score of a word at which the search for a better one stops; no match of a description is strong. */
const enoughScore: Record<Part, number> = {
	names: strongScore,
	all: Number.MIN_VALUE,
};

/** The parts to search, one after the other until something matches. Short words appear in many descriptions by chance, a letter in nearly all. */
function partsFor(queryTerms: readonly QueryTerm[]): readonly Part[] {
	const isOfNames = queryTerms.some(({ term }) =>
		queryTerms.length > 1
			? term.bare.length < minDescriptionWord
			: isLetter(term),
	);
	return isOfNames ? ["names"] : parts;
}

/** The score of an item's fields for all the words or the whole phrase; 0 without a match. */
function itemScore(
	fields: readonly KindField[],
	queryTerms: readonly QueryTerm[],
	phrase: Term,
	marks: ToneMarks,
): number {
	// A phrase of one word equals that word, which also has its synonyms.
	const isOneWord =
		queryTerms.length === 1 && queryTerms[0]?.term.text === phrase.text;
	return Math.max(
		isOneWord ? 0 : termScore(fields, { term: phrase, synonyms: [] }, marks),
		allTermsScore(fields, queryTerms, marks),
	);
}

const keysOf = (fields: readonly KindField[]) =>
	searchKeys(fields.map(({ field }) => field.bare));

export class ItemIndex {
	readonly #items: IndexedItem[] = [];
	readonly #postings = {
		names: new LetterPairIndex(),
		all: new LetterPairIndex(),
	};

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
				const described = all.filter((it) => it.kind === "description");
				const nameKeys = keysOf(names);
				const allKeys = new Set([...nameKeys, ...keysOf(described)]);
				this.#postings.names.add(this.#items.length, nameKeys);
				this.#postings.all.add(this.#items.length, allKeys);
				this.#items.push({ kind, at, names, all });
				yield;
			}
	}

	#candidates(queryTerms: readonly QueryTerm[], part: Part): IndexedItem[] {
		const perWord = queryTerms.map(({ term, synonyms }) => {
			const numbers = [term, ...synonyms].flatMap((each) => [
				...this.#postings[part].candidates(each.bare),
			]);
			return [...new Set(numbers)].sort((a, b) => a - b);
		});
		return intersection(perWord).flatMap((number) => this.#items[number] ?? []);
	}

	/** Items with all the words or the whole phrase; descriptions count only if nothing else matches. */
	matches(queryTerms: readonly QueryTerm[], phrase: Term, marks: ToneMarks) {
		for (const part of partsFor(queryTerms)) {
			const scored = this.#candidates(queryTerms, part).flatMap((item) => {
				const score = itemScore(item[part], queryTerms, phrase, marks);
				return score > 0 ? [{ kind: item.kind, at: item.at, score }] : [];
			});
			if (scored.length > 0) return scored;
		}
		return [];
	}

	/** The best score for one word, with or without its tone marks, or the first one that is high enough. */
	scoreOfWord(word: string): number {
		const queryTerm = queryTermOf(word);
		for (const part of partsFor([queryTerm])) {
			let best = 0;
			for (const { [part]: fields } of this.#candidates([queryTerm], part)) {
				best = Math.max(best, termScore(fields, queryTerm, "optional"));
				if (best >= enoughScore[part]) return best;
			}
			if (best > 0) return best;
		}
		return 0;
	}
}
