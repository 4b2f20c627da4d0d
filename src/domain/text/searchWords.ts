// The words of a search: recent, recommended and highlighted ones (2 §2, 2 §9).
import { distinct } from "../app/distinct";
import { cutText } from "./cutText";
import { withPlainDigits } from "./digitsIn";
import type { Locale } from "./localized";
import { hasThai } from "./thaiText";

/** Recent and recommended words before and after expansion, and previews of each kind (2 §9). */
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

/** Hosts truncate lists at a multiple of this. */
const truncationStep = 50;
const minTruncated = 100;

/** Whether the host may have truncated a list of this length. */
export const mayBeTruncated = (count: number): boolean =>
	count >= minTruncated && count % truncationStep === 0;

const sameWord = (one: string, other: string) =>
	one.toLowerCase() === other.toLowerCase();

/** The words other than the searched one, each once. */
export const otherWords = (words: readonly string[], searched: string) =>
	distinct(words, (word) => word.toLowerCase()).filter(
		(word) => !sameWord(word, searched),
	);

/** The recommended words of the reader's language, each once; where they do not fill the row, those of the other language follow, such as brands (2 §2). */
export function keywordsFor<Word extends { keyword: string }>(
	locale: Locale,
	given: readonly Word[],
): Word[] {
	const words = [...new Map(given.map((it) => [it.keyword, it])).values()];
	const isOwn = ({ keyword }: Word) => hasThai(keyword) === (locale === "th");
	const own = words.filter(isOwn);
	return own.length >= searchCounts.recommended
		? own
		: [...own, ...words.filter((word) => !isOwn(word))];
}

/** The brand whose name in one language is the word. */
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

/** A single letter would be marked in nearly every word. */
const minMarkedLength = 2;

/** A number, or so few English letters that others have them within by chance: tea in steak. */
const isOnlyWhole = /^(?:\d|[a-z]{1,4}(?![a-z]))/i;

/** A typed word as a pattern; its hyphens also match the no-break hyphens of a text, its apostrophes the other kind, its numbers those with separators or spaces around them. */
const wordPattern = (word: string): string =>
	(isOnlyWhole.test(word) ? "\\b" : "") +
	word
		.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
		.replace(/\d(?=(?:\d{3})+(?!\d))/g, "$&,?")
		.replace(/\d(?=[ก-ฮเ-ไ])|[ก-์](?=\d)/g, "$&\\s?")
		.replaceAll("-", "[-\u2011]")
		.replace(/['’]/g, "['’]") +
	(/\d$/.test(word) ? "(?!\\d)" : "");

/** Splits a text and marks the searched words; a match never separates a Thai letter from its marks. */
export function highlightParts(text: string, searched: readonly string[]) {
	const words = searched
		.flatMap((each) => [each.trim(), withPlainDigits(each.trim())])
		.flatMap((each) => [each, ...each.split(/\s+/)])
		.filter((word) => word.length >= minMarkedLength)
		.sort((one, other) => other.length - one.length)
		.map(wordPattern);
	if (words.length === 0) return [{ text, isMatch: false }];
	// With a group in the pattern the matches stand between the other parts.
	return text
		.split(new RegExp(`((?:${words.join("|")})(?!\\p{M}))`, "giu"))
		.map((part, at) => ({ text: part, isMatch: at % 2 === 1 }))
		.filter((part) => part.text !== "");
}
