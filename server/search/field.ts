// A text that is searched in, prepared once: where a term stands in it, and how well it fills the words there.
import { marks, normalise, withoutMarks } from "./normalise";
import { clusters, wordsIn } from "./segmentWords";

/** How a term stands in a text, the better the higher. */
export const fit = {
	none: 0,
	/** In a longer word. */
	part: 1,
	/** At the beginning of a longer word. */
	beginning: 2,
	/** One or more whole words. */
	words: 3,
	/** The first words. */
	firstWords: 4,
	/** All of it. */
	all: 5,
} as const;
export type Fit = (typeof fit)[keyof typeof fit];

export interface Hit {
	fit: Fit;
	/** It stands between spaces or the ends of the text, and is no part of a compound. */
	isFree: boolean;
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
/** Two Thai letters begin too many words: they count at the beginning of the text alone. */
const shortestBeginning = 3;
/** A part of a word this long is no chance; "rice" in "price" is. */
const shortestPart = { thai: 4, latin: 5 };

/** Whether a text has every mark that was typed: one left out is forgiven, another one is another word. */
function marksAgree(typed: string, found: string): boolean {
	const letters = clusters(found);
	return clusters(typed).every(
		(letter, at) => letter.length === 1 || letter === letters[at],
	);
}

export class Field {
	readonly text: string;
	/** The text without its tone marks. */
	readonly bare: string;
	/** For each bare letter its place in the text, and the text's length. */
	#places: number[] | undefined;
	#edges: { starts: Set<number>; ends: Set<number> } | undefined;

	constructor(raw: string) {
		this.text = normalise(raw);
		this.bare = withoutMarks(this.text);
	}

	/** The place in the text of a bare letter; worked out when the first term is found. */
	#placeOf(bareAt: number): number {
		if (this.bare.length === this.text.length) return bareAt;
		if (!this.#places) {
			this.#places = [];
			for (let at = 0; at < this.text.length; at++)
				if (!isMark.test(this.text.charAt(at))) this.#places.push(at);
		}
		return this.#places[bareAt] ?? this.text.length;
	}

	/** Where words begin and end; worked out when the first term is found. */
	#words() {
		if (!this.#edges) {
			const words = wordsIn(this.text);
			this.#edges = {
				starts: new Set(words.map(({ at }) => at)),
				ends: new Set(words.map(({ at, word }) => at + word.length)),
			};
		}
		return this.#edges;
	}

	/** An end of a word, or of its singular. */
	#ends(at: number, isEnglish: boolean): boolean {
		const { ends } = this.#words();
		if (ends.has(at)) return true;
		if (!isEnglish || this.text[at] === undefined) return false;
		return (
			(this.text[at] === "s" && ends.has(at + 1)) ||
			(this.text.startsWith("es", at) && ends.has(at + 2))
		);
	}

	#fitAt(start: number, end: number, { text, bare }: Term): Fit {
		const isEnglish = isLatin.test(text);
		const isNumber = !isEnglish && /\d/.test(text);
		const starts = this.#words().starts.has(start);
		const ends = this.#ends(end, isEnglish);
		const isLetter = bare.length === 1 && !isNumber;
		if (start === 0 && end === this.text.length) return fit.all;
		if (starts && ends && !isLetter)
			return start === 0 ? fit.firstWords : fit.words;
		const isWithinWord = !this.#hasEdgeBetween(start, end);
		const isBeginning =
			starts &&
			!isNumber &&
			(start === 0 ||
				isEnglish ||
				bare.length > shortestBeginning ||
				(bare.length === shortestBeginning && isWithinWord));
		if (isBeginning) return fit.beginning;
		const isPart = isEnglish
			? ends && bare.length >= shortestPart.latin
			: bare.length >= shortestPart.thai && !isNumber;
		return isPart ? fit.part : fit.none;
	}

	#hasEdgeBetween(start: number, end: number): boolean {
		for (let at = start + 1; at < end; at++)
			if (this.#words().starts.has(at)) return true;
		return false;
	}

	#hitAt(start: number, found: string, term: Term): Hit {
		const end = start + found.length;
		const isEnglish = isLatin.test(term.text);
		return {
			fit: this.#fitAt(start, end, term),
			isFree:
				(start === 0 || this.text[start - 1] === " ") &&
				(end === this.text.length || this.text[end] === " " || isEnglish),
		};
	}

	/** The best place of a term; only letter by letter, or with marks left out too. */
	find(term: Term, exactly: boolean): Hit | null {
		if (term.bare === "") return null;
		let best: Hit | null = null;
		for (
			let at = this.bare.indexOf(term.bare);
			at !== -1;
			at = this.bare.indexOf(term.bare, at + 1)
		) {
			const start = this.#placeOf(at);
			const end = this.#placeOf(at + term.bare.length);
			const found = this.text.slice(start, end);
			if (exactly ? found !== term.text : !marksAgree(term.text, found))
				continue;
			const hit = this.#hitAt(start, found, term);
			if (hit.fit !== fit.none && (!best || hit.fit > best.fit)) best = hit;
		}
		return best;
	}
}
