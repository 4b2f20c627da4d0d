// Picks the text of a language from a bilingual pair.

export type Locale = "th" | "en-US";

const defaultLocale: Locale = "th";

/** The text in the given language; the other one where it is empty. */
export function localized(locale: Locale, th: string, en: string): string {
	return locale === "th" ? th || en : en || th;
}

/** Whether a text has Thai letters. */
export const hasThai = (text: string): boolean => /[\u0E01-\u0E5B]/.test(text);

/**
 * A name that an address carries, in the given language: one of the known pairs where
 * the name is either side of it, else as it stands.
 */
export function renamed(
	locale: Locale,
	name: string,
	pairs: readonly { th: string; en: string }[],
): string {
	const known = name && pairs.find(({ th, en }) => th === name || en === name);
	return known ? localized(locale, known.th, known.en) : name;
}

/** Reads a stored locale; anything but the two values means the default (1 §1). */
export function readLocale(stored: string | null): Locale {
	return stored === "en-US" || stored === "th" ? stored : defaultLocale;
}
