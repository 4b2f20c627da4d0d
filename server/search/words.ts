// Words in texts that are written without spaces: where they begin and end, and which ones a query is made of.
import { marks, normalise, withoutMarks } from "./normalise";

const segmenter = new Intl.Segmenter("th", { granularity: "word" });

/** A normalised text with the places where its words begin and end. */
export interface ReadText {
	text: string;
	words: string[];
	starts: Set<number>;
	ends: Set<number>;
}

function readText(raw: string): ReadText {
	const text = normalise(raw);
	const segments = [...segmenter.segment(text)].filter(
		({ segment }) => segment.trim() !== "",
	);
	return {
		text,
		words: segments.map(({ segment }) => segment),
		starts: new Set(segments.map(({ index }) => index)),
		ends: new Set(segments.map(({ index, segment }) => index + segment.length)),
	};
}

const kept = new Map<string, ReadText>();
const mostKept = 20_000;

/** readText, remembered: the same few thousand texts are asked for with every search. */
export function read(raw: string): ReadText {
	const known = kept.get(raw);
	if (known) return known;
	if (kept.size >= mostKept) kept.clear();
	const made = readText(raw);
	kept.set(raw, made);
	return made;
}

const cluster = new RegExp(`[^${marks}][${marks}]*|[${marks}]+`, "gu");

/**
 * A run of Thai taken apart into known words (without their tone marks in
 * `vocabulary`), as few as possible; itself where that does not come out.
 */
function takeApart(chunk: string, vocabulary: ReadonlySet<string>): string[] {
	const letters = chunk.match(cluster) ?? [];
	// best[i]: the fewest words that make up the first i letters.
	const best: (string[] | undefined)[] = [[]];
	for (let end = 1; end <= letters.length; end++)
		for (let start = 0; start < end; start++) {
			const before = best[start];
			const word = letters.slice(start, end).join("");
			if (!before || !vocabulary.has(withoutMarks(word))) continue;
			const shortest = best[end]?.length ?? Number.POSITIVE_INFINITY;
			if (before.length + 1 < shortest) best[end] = [...before, word];
		}
	return best[letters.length] ?? [chunk];
}

/** The words of a normalised query: by its spaces, and inside Thai runs by the words that the searched texts have. */
export const wordsOf = (
	query: string,
	vocabulary: ReadonlySet<string>,
): string[] =>
	query
		.split(" ")
		.filter((chunk) => chunk !== "")
		.flatMap((chunk) =>
			/[\u0E01-\u0E4E]/.test(chunk) ? takeApart(chunk, vocabulary) : [chunk],
		);

/** The words of texts, without tone marks: what queries are taken apart by. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
	const found = new Set<string>();
	for (const text of texts)
		for (const word of read(text).words)
			if (word.length > 1) found.add(withoutMarks(word));
	return found;
}
