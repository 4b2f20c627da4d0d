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
import { SearchField, type Term, termOf } from "./searchField";
import { synonymsOf } from "./synonyms";

interface Prepared {
	kind: number;
	/** The index within its kind. */
	at: number;
	/** Without and with the description. */
	names: KindField[];
	all: KindField[];
}

export interface ScoredItem {
	kind: number;
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

export const bestScore = (answers: readonly ScoredItem[]): number =>
	answers.reduce((most, { score }) => Math.max(most, score), 0);

const shortestMentioned = 3;

export class ItemIndex {
	readonly #things: Prepared[] = [];
	readonly #postings = new LetterPairIndex();

	*add(kinds: readonly (readonly Searchable[])[]): PausableWork<void> {
		const shared = new Map<string, SearchField>();
		const fieldOf = (raw: string) => {
			const field = shared.get(raw) ?? new SearchField(raw);
			shared.set(raw, field);
			return field;
		};
		for (const [kind, things] of kinds.entries())
			for (const [at, thing] of things.entries()) {
				const all = fieldsOf(thing, fieldOf);
				const names = all.filter((it) => it.kind !== "description");
				this.#postings.add(
					this.#things.length,
					all.map(({ field }) => field.bare),
				);
				this.#things.push({ kind, at, names, all });
				yield;
			}
	}

	#candidates(queryTerms: readonly QueryTerm[]): Prepared[] {
		const perWord = queryTerms.map(({ term, synonyms }) => {
			const numbers = [term, ...synonyms].flatMap((each) => [
				...this.#postings.candidates(each.bare),
			]);
			return [...new Set(numbers)].sort((a, b) => a - b);
		});
		return intersection(perWord).flatMap(
			(number) => this.#things[number] ?? [],
		);
	}

	#scored(
		candidates: readonly Prepared[],
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
	answers(queryTerms: readonly QueryTerm[], phrase: Term, exactly: boolean) {
		const candidates = this.#candidates(queryTerms);
		const scored = (part: "names" | "all") =>
			this.#scored(candidates, part, queryTerms, phrase, exactly);
		const byName = scored("names");
		// Short words appear in many descriptions by chance.
		const isChance =
			queryTerms.length > 1 &&
			queryTerms.some(({ term }) => term.bare.length < shortestMentioned);
		return byName.length > 0 || isChance ? byName : scored("all");
	}

	/** The best score for one word, with or without its tone marks. */
	best(word: string): number {
		return bestScore(this.answers([queryTermOf(word)], termOf(word), false));
	}
}
