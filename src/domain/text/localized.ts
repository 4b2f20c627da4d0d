// Text in the reader's language.

export type Locale = "th" | "en-US";

const defaultLocale: Locale = "th";

/** Returns the text in the reader's language, or the other one where it is empty. */
export const localized = (locale: Locale, th: string, en: string): string =>
	locale === "th" ? th || en : en || th;

/** Returns the stored language, or the default where the value is none of the two (1 §1). */
export const readLocale = (stored: string | null): Locale =>
	stored === "en-US" ? stored : defaultLocale;
