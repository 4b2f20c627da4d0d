// A searchable text, prepared once: where a term matches, and how much of the words it covers.
import { marks, normalise, withoutMarks } from "./normalise";
import { clusters, segmentWords } from "./segmentWords";

/** How a term matches a text; higher is better. */
export const matchLevel = {
	none: 0,
	part: 1,
	beginning: 2,
	words: 3,
	firstWords: 4,
	all: 5,
} as const;
export type MatchLevel = (typeof matchLevel)[keyof typeof matchLevel];

export interface Match {
	matchLevel: MatchLevel;
	/** Between spaces or the ends of the text, not within a compound. */
	isStandalone: boolean;
}

/** A normalised query term. */
export interface Term {
	text: string;
	bare: string;
}
export const termOf = (normalised: string): Term => ({
	text: normalised,
	bare: withoutMarks(normalised),
});

const isMark = new RegExp(`[${marks}]`);
const isLatin = /[a-z]/;
/** Two Thai letters start too many words: they match at the start of the text alone. */
const shortestBeginning = 3;
/** Shorter parts match by chance: "rice" in "price". */
const shortestPart = { thai: 4, latin: 5 };

/** Whether the typed marks match: a missing one is accepted, a different one is another word. */
function hasTypedMarks(typed: string, found: string): boolean {
	const letters = clusters(found);
	return clusters(typed).every(
		(letter, at) => letter.length === 1 || letter === letters[at],
	);
}

export class SearchField {
	readonly text: string;
	/** The text without its tone marks. */
	readonly bare: string;
	/** For each bare letter its index in the text. */
	#places: number[] | undefined;
	#edges: { starts: Set<number>; ends: Set<number> } | undefined;

	constructor(raw: string) {
		this.text = normalise(raw);
		this.bare = withoutMarks(this.text);
	}

	/** Computed at the first match. */
	#placeOf(bareAt: number): number {
		if (this.bare.length === this.text.length) return bareAt;
		if (!this.#places) {
			this.#places = [];
			for (let at = 0; at < this.text.length; at++)
				if (!isMark.test(this.text.charAt(at))) this.#places.push(at);
		}
		return this.#places[bareAt] ?? this.text.length;
	}

	/** Word boundaries, computed at the first match. */
	#words() {
		if (!this.#edges) {
			const words = segmentWords(this.text);
			this.#edges = {
				starts: new Set(words.map(({ at }) => at)),
				ends: new Set(words.map(({ at, word }) => at + word.length)),
			};
		}
		return this.#edges;
	}

	/** Whether a word ends here, or its singular. */
	#ends(at: number, isEnglish: boolean): boolean {
		const { ends } = this.#words();
		if (ends.has(at)) return true;
		if (!isEnglish || this.text[at] === undefined) return false;
		return (
			(this.text[at] === "s" && ends.has(at + 1)) ||
			(this.text.startsWith("es", at) && ends.has(at + 2))
		);
	}

	#fitAt(start: number, end: number, { text, bare }: Term): MatchLevel {
		const isEnglish = isLatin.test(text);
		const isNumber = !isEnglish && /\d/.test(text);
		const starts = this.#words().starts.has(start);
		const ends = this.#ends(end, isEnglish);
		const isLetter = bare.length === 1 && !isNumber;
		if (start === 0 && end === this.text.length) return matchLevel.all;
		if (starts && ends && !isLetter)
			return start === 0 ? matchLevel.firstWords : matchLevel.words;
		const isWithinWord = !this.#hasEdgeBetween(start, end);
		const isBeginning =
			starts &&
			!isNumber &&
			(start === 0 ||
				isEnglish ||
				bare.length > shortestBeginning ||
				(bare.length === shortestBeginning && isWithinWord));
		if (isBeginning) return matchLevel.beginning;
		const isPart = isEnglish
			? ends && bare.length >= shortestPart.latin
			: bare.length >= shortestPart.thai && !isNumber;
		return isPart ? matchLevel.part : matchLevel.none;
	}

	#hasEdgeBetween(start: number, end: number): boolean {
		for (let at = start + 1; at < end; at++)
			if (this.#words().starts.has(at)) return true;
		return false;
	}

	#hitAt(start: number, found: string, term: Term): Match {
		const end = start + found.length;
		const isEnglish = isLatin.test(term.text);
		return {
			matchLevel: this.#fitAt(start, end, term),
			isStandalone:
				(start === 0 || this.text[start - 1] === " ") &&
				(end === this.text.length || this.text[end] === " " || isEnglish),
		};
	}

	/** The best match of a term; with `exactly` tone marks must match too. */
	find(term: Term, exactly: boolean): Match | null {
		if (term.bare === "") return null;
		let best: Match | null = null;
		for (
			let at = this.bare.indexOf(term.bare);
			at !== -1;
			at = this.bare.indexOf(term.bare, at + 1)
		) {
			const start = this.#placeOf(at);
			const end = this.#placeOf(at + term.bare.length);
			const found = this.text.slice(start, end);
			if (exactly ? found !== term.text : !hasTypedMarks(term.text, found))
				continue;
			const hit = this.#hitAt(start, found, term);
			if (
				hit.matchLevel !== matchLevel.none &&
				(!best || hit.matchLevel > best.matchLevel)
			)
				best = hit;
		}
		return best;
	}
}
