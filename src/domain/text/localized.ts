// Picks the text of a language from a bilingual pair.

export type Locale = "th" | "en-US";

const defaultLocale: Locale = "th";

/** The text in the given language; the other one where it is empty. */
export function localized(locale: Locale, th: string, en: string): string {
	return locale === "th" ? th || en : en || th;
}

/** Reads a stored locale; anything but the two values means the default (1 §1). */
export function readLocale(stored: string | null): Locale {
	return stored === "en-US" || stored === "th" ? stored : defaultLocale;
}
