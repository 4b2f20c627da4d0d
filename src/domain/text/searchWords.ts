// The words of a search: the list of recent ones, the recommended ones of a language, and where words stand in what was found (2 §2, 2 §9).
import type { Locale } from "./localized";
import { hasThai } from "./thaiText";

/** How many of the recent and the recommended words show, before and after their expansion, and how many of each preview (2 §9). */
export const searchCounts = {
	recent: 7,
	recommended: 7,
	recommendedAll: 10,
	previews: 2,
} as const;

/** As many recent words as are kept. */
const keptMost = 20;

/** As many results as a host may end its list at. */
const roundNumber = 50;
const listedLeast = 100;

/** Whether a list of so many may be cut: then there are at least so many, and nobody knows how many more. */
export const mayBeTruncated = (count: number): boolean =>
	count >= listedLeast && count % roundNumber === 0;

/** So few words of the reader's language are no list to choose from. */
const ownLeast = 3;

/** The recommended words of the reader's language; all of them, its own first, where it has too few. */
export function keywordsFor<Word extends { keyword: string }>(
	locale: Locale,
	words: readonly Word[],
): Word[] {
	const isOwn = ({ keyword }: Word) => hasThai(keyword) === (locale === "th");
	const own = words.filter(isOwn);
	return own.length >= ownLeast
		? own
		: [...own, ...words.filter((word) => !isOwn(word))];
}

const sameWord = (one: string, other: string) =>
	one.toLowerCase() === other.toLowerCase();

/** The recent words with one more: the newest first, each once, in the spelling used last. An empty one changes nothing. */
export function addRecentWord(
	words: readonly string[],
	typed: string,
): string[] {
	const word = typed.trim().replace(/\s+/g, " ");
	if (!word) return [...words];
	return [word, ...words.filter((each) => !sameWord(each, word))].slice(
		0,
		keptMost,
	);
}

export interface TextPart {
	text: string;
	isMatch: boolean;
}

/**
 * A text in parts, those that hold a searched word marked. A Thai letter is
 * never parted from its marks: a match that ends before one is none.
 */
export function highlightParts(
	text: string,
	searched: readonly string[],
): TextPart[] {
	const words = searched
		.flatMap((each) => [each.trim(), ...each.trim().split(/\s+/)])
		.filter((word) => word !== "")
		.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
		.sort((one, other) => other.length - one.length);
	if (words.length === 0) return [{ text, isMatch: false }];
	const match = new RegExp(`(?:${words.join("|")})(?!\\p{M})`, "giu");
	const parts: TextPart[] = [];
	let done = 0;
	for (const { 0: found, index } of text.matchAll(match)) {
		if (index > done)
			parts.push({ text: text.slice(done, index), isMatch: false });
		parts.push({ text: found, isMatch: true });
		done = index + found.length;
	}
	if (done < text.length || parts.length === 0)
		parts.push({ text: text.slice(done), isMatch: false });
	return parts;
}
