// The things that are searched, prepared once: which of them answer the words of a query, and how well.
import { Field, type Term, termOf } from "./field";
import { Postings } from "./postings";
import {
	allTermsScore,
	fieldsOf,
	type KindField,
	type Searchable,
	termScore,
	type Wanted,
} from "./rank";
import { synonymsOf } from "./synonyms";

interface Prepared {
	kind: number;
	/** Its place among its kind. */
	at: number;
	/** What it is known by, and with its description. */
	names: KindField[];
	all: KindField[];
}

export interface Answer {
	kind: number;
	at: number;
	score: number;
}

/** A normalised word of a query with the other words for it. */
export const wantedOf = (word: string): Wanted => ({
	term: termOf(word),
	synonyms: synonymsOf(word).map(termOf),
});

export const bestOf = (answers: readonly Answer[]): number =>
	answers.reduce((most, { score }) => Math.max(most, score), 0);

const shortestMentioned = 3;

export class Catalogue {
	readonly #things: Prepared[] = [];
	readonly #postings = new Postings();

	constructor(kinds: readonly (readonly Searchable[])[]) {
		const shared = new Map<string, Field>();
		const fieldOf = (raw: string) => {
			const field = shared.get(raw) ?? new Field(raw);
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
			}
	}

	#candidates(wanted: readonly Wanted[]): Prepared[] {
		const perWord = wanted.map(({ term, synonyms }) => {
			const numbers = [term, ...synonyms].flatMap((each) => [
				...this.#postings.candidates(each.bare),
			]);
			return [...new Set(numbers)].sort((a, b) => a - b);
		});
		const fewest = perWord.reduce(
			(least, those) => (those.length < least.length ? those : least),
			perWord[0] ?? [],
		);
		return fewest.flatMap((number) => this.#things[number] ?? []);
	}

	#scored(
		candidates: readonly Prepared[],
		part: "names" | "all",
		wanted: readonly Wanted[],
		phrase: Term,
		exactly: boolean,
	): Answer[] {
		return candidates.flatMap(({ [part]: fields, kind, at }) => {
			const score = Math.max(
				termScore(fields, { term: phrase, synonyms: [] }, exactly),
				allTermsScore(fields, wanted, exactly),
			);
			return score > 0 ? [{ kind, at, score }] : [];
		});
	}

	/** What has all the words, or the phrase as it stands; by description only where nothing is known by them. */
	answers(wanted: readonly Wanted[], phrase: Term, exactly: boolean): Answer[] {
		const candidates = this.#candidates(wanted);
		const byName = this.#scored(candidates, "names", wanted, phrase, exactly);
		// Short pieces of a run stand in many descriptions without belonging together.
		const isChance =
			wanted.length > 1 &&
			wanted.some(({ term }) => term.bare.length < shortestMentioned);
		return byName.length > 0 || isChance
			? byName
			: this.#scored(candidates, "all", wanted, phrase, exactly);
	}

	/** How well the best thing answers one word, marks left out or not. */
	best(word: string): number {
		return bestOf(this.answers([wantedOf(word)], termOf(word), false));
	}
}
