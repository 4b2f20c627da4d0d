// Segments texts without spaces, and splits queries into known words.

import { normalise, toneMarks, withoutToneMarks } from "./normalise";
import type { PausableWork } from "./runInSlices";

const segmenter = new Intl.Segmenter("th", { granularity: "word" });

export interface Word {
	/** Its index in the text. */
	at: number;
	word: string;
}

/** The dictionary words of a normalised text, without spaces. V8 copies what it segments for each word, so each run between spaces is segmented separately, and a run of over 1,000 letters in parts. */
export const segmentWords = (text: string): Word[] =>
	[...text.matchAll(/\S{1,1000}/g)].flatMap(({ 0: run, index: start }) =>
		[...segmenter.segment(run)].map(({ index, segment }) => ({
			at: start + index,
			word: segment,
		})),
	);

const isThai = /[\u0E01-\u0E4E]/;
const cluster = new RegExp(
	`[^${toneMarks}][${toneMarks}]*|[${toneMarks}]+`,
	"gu",
);

/** The letters of a text with their tone marks. */
export const letterClusters = (text: string): string[] =>
	text.match(cluster) ?? [];

/** Longer words are not searched within a run, because a hostile run would block the process. */
const maxWordLetters = 30;

/** Splits a run of letters into as few known words as possible; null if that fails. */
export function splitIntoWords(
	run: string,
	isKnown: (piece: string) => boolean,
): string[] | null {
	const letters = letterClusters(run);
	// best[i]: the fewest words for the first i letters.
	const best: (string[] | undefined)[] = [[]];
	for (let end = 1; end <= letters.length; end++)
		for (let start = Math.max(0, end - maxWordLetters); start < end; start++) {
			const before = best[start];
			if (!before) continue;
			const shortest = best[end]?.length ?? Number.POSITIVE_INFINITY;
			if (before.length + 1 >= shortest) continue;
			const word = letters.slice(start, end).join("");
			if (isKnown(word)) best[end] = [...before, word];
		}
	return best[letters.length] ?? null;
}

/** The words of a normalised query, by spaces and, within Thai runs, by known words. */
export const queryWords = (query: string, isKnown: (word: string) => boolean) =>
	query
		.split(" ")
		.filter((run) => run !== "")
		.flatMap((run) =>
			isThai.test(run) ? (splitIntoWords(run, isKnown) ?? [run]) : [run],
		);

/** The words of texts, without tone marks. */
export function* vocabularyOf(
	texts: Iterable<string>,
): PausableWork<Set<string>> {
	const vocabulary = new Set<string>();
	for (const text of texts) {
		for (const { word } of segmentWords(normalise(text)))
			if (word.length > 1) vocabulary.add(withoutToneMarks(word));
		yield;
	}
	return vocabulary;
}
