// How well a text answers a query: exactly typed first, then with tone marks left out, then as it sounds.
import { marks, withoutMarks } from "./normalise";
import { type ReadText, read } from "./words";

/** How much is forgiven. A mark that was typed must be the text's own, except by sound. */
export const levels = ["exact", "marks left out", "by sound"] as const;
export type Level = (typeof levels)[number];

/** What is searched in: the names first, and what else tells it. */
export interface Searched {
	names: string[];
	more: string[];
}

/** Words so short differ by their tone alone: ขาว, ข่าว, ข้าว. */
const shortestBySound = 5;
const escaped = (letter: string) =>
	letter.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const isMark = new RegExp(`[${marks}]`);

/** A pattern that finds `words` at a level, or null where the level does not fit them. */
function pattern(words: string, level: Level): RegExp | null {
	if (level === "exact")
		return new RegExp(`${escaped(words)}(?![${marks}])`, "g");
	const bare = withoutMarks(words);
	if (level === "by sound" && bare.length < shortestBySound) return null;
	const letters = [...(level === "by sound" ? bare : words)];
	const source = letters.map((letter, at) => {
		const next = letters[at + 1];
		const hasOwn = next !== undefined && isMark.test(next);
		return (
			escaped(letter) + (isMark.test(letter) || hasOwn ? "" : `[${marks}]*`)
		);
	});
	return new RegExp(source.join(""), "g");
}

/** 0 for nothing; more for whole texts than for their beginnings, whole words, beginnings of words, insides of words. */
function hit({ text, starts, ends }: ReadText, wanted: RegExp): number {
	let best = 0;
	for (const { index, 0: found } of text.matchAll(wanted)) {
		const end = index + found.length;
		const opens = starts.has(index);
		const closes = ends.has(end);
		if (opens && closes && index === 0)
			best = Math.max(best, end === text.length ? 100 : 90);
		else if (opens && closes) best = Math.max(best, 80);
		else if (opens) best = Math.max(best, 70);
		// A syllable or two inside a longer word is chance.
		else if (withoutMarks(found).length > 2) best = Math.max(best, 60);
	}
	return best;
}

const bestHit = (texts: string[], wanted: RegExp) =>
	Math.max(0, ...texts.map((text) => hit(read(text), wanted)));

/**
 * How well something answers a normalised query whose words are `words`: 0 not
 * at all, 100 by its very name. The words may stand in any order and place.
 */
export function score(
	{ names, more }: Searched,
	query: string,
	words: string[],
	level: Level,
): number {
	const whole = pattern(query, level);
	const byName = whole ? bestHit(names, whole) : 0;
	if (byName > 0) return byName;
	const byMore = whole ? bestHit(more, whole) : 0;
	if (byMore > 0) return byMore - 50;
	if (words.length < 2) return 0;
	const parts = words.map((word) => pattern(word, level));
	const all = (texts: string[]) =>
		parts.every((part) => part !== null && bestHit(texts, part) > 0);
	if (all(names)) return 55;
	return all([...names, ...more]) ? 5 : 0;
}
