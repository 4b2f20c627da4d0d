// The words of a search: recent, recommended and highlighted ones (2 §2, 2 §9).
import { distinct } from "../app/distinct";
import { cutText } from "./cutText";
import { withPlainDigits } from "./digitsIn";
import type { Locale } from "./localized";
import { hasThai } from "./thaiText";

/** How many recent words, recommended words (collapsed and all) and previews of each kind are shown (2 §9). */
export const searchCounts = {
	recent: 7,
	recommended: 7,
	recommendedAll: 10,
	previews: 2,
} as const;

/** The contract's limit of a keyword, in UTF-16 units. */
export const maxKeywordLength = 200;

/** The keyword of a typed text: trimmed, within the limit. */
export const toKeyword = (text: string): string =>
	cutText(text.trim(), maxKeywordLength);

const maxRecent = 20;

/** Hosts truncate lists at a multiple of this length. */
const truncationStep = 50;
const minTruncated = 100;

/** Whether the host may have truncated a list of this length. */
export const mayBeTruncated = (count: number): boolean =>
	count >= minTruncated && count % truncationStep === 0;

const sameWord = (one: string, other: string) =>
	one.toLowerCase() === other.toLowerCase();

/** Returns the words without the searched one and without duplicates. */
export const otherWords = (words: readonly string[], searched: string) =>
	distinct(words, (word) => word.toLowerCase()).filter(
		(word) => !sameWord(word, searched),
	);

/** The recommended words of the reader's language, each once; where they do not fill the row, those of the other language, such as brands, follow (2 §2). */
export function keywordsFor<Word extends { keyword: string }>(
	locale: Locale,
	keywords: readonly Word[],
): Word[] {
	const words = [...new Map(keywords.map((it) => [it.keyword, it])).values()];
	const isOwn = ({ keyword }: Word) => hasThai(keyword) === (locale === "th");
	const own = words.filter(isOwn);
	return own.length >= searchCounts.recommended
		? own
		: [...own, ...words.filter((word) => !isOwn(word))];
}

/** Returns the brand that has the word as its name in either language. */
export const brandNamed = <
	Named extends { brand_name_th: string; brand_name_en: string },
>(
	word: string,
	brands: readonly Named[],
): Named | undefined =>
	brands.find(
		(it) =>
			sameWord(it.brand_name_th, word) || sameWord(it.brand_name_en, word),
	);

/** Adds a word at the front, without duplicates; an empty one changes nothing. */
export function addRecentWord(words: readonly string[], typed: string) {
	const word = typed.trim().replace(/\s+/g, " ");
	if (!word) return [...words];
	return [word, ...words.filter((each) => !sameWord(each, word))].slice(
		0,
		maxRecent,
	);
}

/** Shorter words are not marked: a single letter is in nearly every word. */
const minMarkedLength = 2;

/** Matches numbers and short English words, which are marked only at the start of a word: others contain them by chance, as "steak" does "tea". */
const onlyAtWordStart = /^(?:\d|[a-z]{1,4}(?![a-z]))/i;

/** Returns a pattern for a typed word in which hyphens also match no-break hyphens, apostrophes match both kinds, and numbers also match with or without thousands separators, or next to a space and Thai letters. */
const wordPattern = (word: string): string =>
	(onlyAtWordStart.test(word) ? "\\b" : "") +
	word
		.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
		.replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
		.replace(/\d(?=(?:\d{3})+(?!\d))/g, "$&,?")
		.replace(/\d(?=[ก-ฮเ-ไ])|[ก-์](?=\d)/g, "$&\\s?")
		.replaceAll("-", "[-\u2011]")
		.replace(/['’]/g, "['’]") +
	(/\d$/.test(word) ? "(?!\\d|,\\d{3})" : "");

/** Whether a match is the last part of a larger amount, as 500 of 1,500. */
const endsAmount = (before: string, match: string): boolean =>
	/\d,$/.test(before) && /^\d{3}(?!\d)/.test(match);

/** Splits a text and marks the searched words; a match never separates a Thai letter from its marks. */
export function highlightParts(text: string, searched: readonly string[]) {
	const words = searched
		.flatMap((each) => [each.trim(), withPlainDigits(each.trim())])
		.flatMap((each) => [each, ...each.split(/\s+/)])
		.filter((word) => word.length >= minMarkedLength)
		.sort((one, other) => other.length - one.length)
		.map(wordPattern);
	if (words.length === 0) return [{ text, isMatch: false }];
	// Splitting at a group puts the matches at the odd positions.
	return text
		.split(new RegExp(`((?:${words.join("|")})(?!\\p{M}))`, "giu"))
		.map((part, at, parts) => ({
			text: part,
			isMatch: at % 2 === 1 && !endsAmount(parts[at - 1] ?? "", part),
		}))
		.filter((part) => part.text !== "");
}
