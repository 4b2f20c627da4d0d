// Words in texts that are written without spaces: where they begin and end, and which ones a query is made of.
import { marks, normalise, withoutMarks } from "./normalise";

const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/** A word of a normalised text with its place. */
export interface Word {
	at: number;
	word: string;
}

/** The words of a normalised text by the dictionary, without the spaces between them. */
export const wordsIn = (text: string): Word[] =>
	[...segmenter.segment(text)]
		.filter(({ segment }) => segment.trim() !== "")
		.map(({ index, segment }) => ({ at: index, word: segment }));

const isThai = /[\u0E01-\u0E4E]/;
const cluster = new RegExp(`[^${marks}][${marks}]*|[${marks}]+`, "gu");

/** The letters of a text, each with its marks. */
export const clusters = (text: string): string[] => text.match(cluster) ?? [];

/**
 * A run of letters taken apart into known words, as few as possible; null where that
 * does not come out. `isKnown` takes a piece as it stands there.
 */
export function takeApart(
	run: string,
	isKnown: (piece: string) => boolean,
): string[] | null {
	const letters = clusters(run);
	// best[i]: the fewest words that make up the first i letters.
	const best: (string[] | undefined)[] = [[]];
	for (let end = 1; end <= letters.length; end++)
		for (let start = 0; start < end; start++) {
			const before = best[start];
			if (!before) continue;
			const shortest = best[end]?.length ?? Number.POSITIVE_INFINITY;
			if (before.length + 1 >= shortest) continue;
			const word = letters.slice(start, end).join("");
			if (isKnown(word)) best[end] = [...before, word];
		}
	return best[letters.length] ?? null;
}

/**
 * The words of a normalised query: by its spaces, and inside Thai runs by the words that
 * `isKnown` knows. A run that does not come out stays whole.
 */
export const wordsOf = (
	query: string,
	isKnown: (word: string) => boolean,
): string[] =>
	query
		.split(" ")
		.filter((run) => run !== "")
		.flatMap((run) =>
			isThai.test(run) ? (takeApart(run, isKnown) ?? [run]) : [run],
		);

/** The words of texts, without tone marks: what queries are taken apart by. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
	const found = new Set<string>();
	for (const text of texts)
		for (const { word } of wordsIn(normalise(text)))
			if (word.length > 1) found.add(withoutMarks(word));
	return found;
}
