// Texts in both languages, with their numbers held to their units.
import type { Bilingual } from "../../store/content/programmeContent";

/** No line break between a number and its unit (design: NBSP between number and unit). */
const bind = (words: string): string =>
	words
		.replace(/(\d%?) (?=[\u0E00-\u0E7F])/g, "$1\u00A0")
		.replace(
			/(\d) (?=(?:baht|minutes?|hours?|days?|km|ml|oz|g|kg|m|GB|W|mAh)\b)/g,
			"$1\u00A0",
		);

/** A text in Thai and English. */
export const words = (th: string, en: string): Bilingual => ({
	th: bind(th),
	en: bind(en),
});
