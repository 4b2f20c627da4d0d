// A searchable text, prepared once: where a term matches, and how much of the words it covers.
import { normalise, toneMarks, withoutToneMarks } from "./normalise";
import { letterClusters, segmentWords } from "./segmentWords";

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
	/** Whether the match stands between spaces or ends of the text, not within a compound. */
	isStandalone: boolean;
}

/** A normalised query term. */
export interface Term {
	text: string;
	/** The text without its tone marks. */
	bare: string;
}
export const termOf = (normalised: string): Term => ({
	text: normalised,
	bare: withoutToneMarks(normalised),
});

/** Whether a term is a single letter, which never counts as a whole word; a digit does. */
export const isLetter = ({ bare }: Term): boolean => /^\D$/.test(bare);

const isToneMark = new RegExp(`[${toneMarks}]`);
const isLatin = /[a-z]/;
/** Two Thai letters start too many words: they match only at the start of the text. */
const minBeginning = 3;
/** Shorter parts match by chance: "rice" in "price". */
const minPart = { thai: 4, latin: 5 };

/** How tone marks are compared: all of them, or only the typed ones. */
export type ToneMarks = "exact" | "optional";

/** Whether the typed marks match: a missing one is accepted, a different one is another word. */
function hasTypedMarks(typed: string, found: string): boolean {
	const letters = letterClusters(found);
	return letterClusters(typed).every(
		(letter, at) => letter.length === 1 || letter === letters[at],
	);
}

export class SearchField {
	readonly text: string;
	/** The text without its tone marks. */
	readonly bare: string;
	/** For each bare letter its index in the text; computed at the first match, as are the word boundaries. */
	#indexes: number[] | undefined;
	#boundaries: { starts: Set<number>; ends: Set<number> } | undefined;

	constructor(raw: string) {
		this.text = normalise(raw);
		this.bare = withoutToneMarks(this.text);
	}

	/** The index in the text of a bare letter. */
	#indexOf(bareIndex: number): number {
		if (this.bare.length === this.text.length) return bareIndex;
		if (!this.#indexes) {
			this.#indexes = [];
			for (let at = 0; at < this.text.length; at++)
				if (!isToneMark.test(this.text.charAt(at))) this.#indexes.push(at);
		}
		return this.#indexes[bareIndex] ?? this.text.length;
	}

	#wordBoundaries() {
		if (!this.#boundaries) {
			const words = segmentWords(this.text);
			this.#boundaries = {
				starts: new Set(words.map(({ at }) => at)),
				ends: new Set(words.map(({ at, word }) => at + word.length)),
			};
		}
		return this.#boundaries;
	}

	/** Whether a word begins here; the text is segmented only if the letters do not show it. */
	#startsWord(at: number): boolean {
		const before = this.text[at - 1] ?? " ";
		if (before === " ") return true;
		const isWithinEnglish =
			isLatin.test(before) && isLatin.test(this.text[at] ?? "");
		return !isWithinEnglish && this.#wordBoundaries().starts.has(at);
	}

	/** Whether a word or its singular ends here. */
	#endsWord(at: number, isEnglish: boolean): boolean {
		const after = this.text[at] ?? " ";
		if (after === " ") return true;
		const { ends } = this.#wordBoundaries();
		if (ends.has(at)) return true;
		return (
			isEnglish &&
			((after === "s" && ends.has(at + 1)) ||
				(this.text.startsWith("es", at) && ends.has(at + 2)))
		);
	}

	#levelAt(start: number, end: number, term: Term): MatchLevel {
		const { text, bare } = term;
		const isEnglish = isLatin.test(text);
		const isNumber = !isEnglish && /\d/.test(text);
		if (start === 0 && end === this.text.length) return matchLevel.all;
		const isWord =
			!isLetter(term) &&
			this.#startsWord(start) &&
			this.#endsWord(end, isEnglish);
		if (isWord) return start === 0 ? matchLevel.firstWords : matchLevel.words;
		const mayBegin =
			start === 0 ||
			isEnglish ||
			bare.length > minBeginning ||
			(bare.length === minBeginning && !this.#hasBoundaryBetween(start, end));
		if (mayBegin && !isNumber && this.#startsWord(start))
			return matchLevel.beginning;
		const isPart = isEnglish
			? bare.length >= minPart.latin && this.#endsWord(end, isEnglish)
			: bare.length >= minPart.thai && !isNumber;
		return isPart ? matchLevel.part : matchLevel.none;
	}

	#hasBoundaryBetween(start: number, end: number): boolean {
		for (let at = start + 1; at < end; at++)
			if (this.#wordBoundaries().starts.has(at)) return true;
		return false;
	}

	#matchAt(start: number, found: string, term: Term): Match {
		const end = start + found.length;
		const isEnglish = isLatin.test(term.text);
		return {
			matchLevel: this.#levelAt(start, end, term),
			isStandalone:
				(start === 0 || this.text[start - 1] === " ") &&
				(end === this.text.length || this.text[end] === " " || isEnglish),
		};
	}

	find(term: Term, marks: ToneMarks): Match | null {
		if (term.bare === "") return null;
		let best: Match | null = null;
		for (
			let at = this.bare.indexOf(term.bare);
			at !== -1;
			at = this.bare.indexOf(term.bare, at + 1)
		) {
			const start = this.#indexOf(at);
			const end = this.#indexOf(at + term.bare.length);
			const found = this.text.slice(start, end);
			const isFound =
				marks === "exact"
					? found === term.text
					: hasTypedMarks(term.text, found);
			if (!isFound) continue;
			const match = this.#matchAt(start, found, term);
			if (match.matchLevel > (best?.matchLevel ?? matchLevel.none))
				best = match;
		}
		return best;
	}
}
