// Texts in both languages, with no-break spaces between numbers and units.
import type { Bilingual } from "../../store/content/programmeContent";

/** Joins a number and its unit with a no-break space. */
const bind = (text: string): string =>
	text
		.replace(/(\d%?) (?=[\u0E00-\u0E7F])/g, "$1\u00A0")
		.replace(
			/(\d) (?=(?:baht|minutes?|hours?|days?|km|ml|oz|g|kg|m|GB|W|mAh)\b)/g,
			"$1\u00A0",
		);

export const text = (th: string, en: string): Bilingual => ({
	th: bind(th),
	en: bind(en),
});
