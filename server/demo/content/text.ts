// Texts in both languages, with no-break spaces between English numbers and units; the app keeps Thai ones together.
import type { Bilingual } from "../../store/content/programmeContent";

/** Joins a number and its unit with a no-break space. */
const bind = (text: string): string =>
	text.replace(
		/(\d) (?=(?:baht|minutes?|hours?|days?|km|ml|oz|g|kg|m|GB|W|mAh)\b)/g,
		"$1\u00A0",
	);

export const text = (th: string, en: string): Bilingual => ({
	th: bind(th),
	en: bind(en),
});
