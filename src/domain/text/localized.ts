// Text in the reader's language.

export type Locale = "th" | "en-US";

const defaultLocale: Locale = "th";

/** The other language where the text is empty. */
export const localized = (locale: Locale, th: string, en: string): string =>
	locale === "th" ? th || en : en || th;

/** The default for anything but the two values (1 §1). */
export const readLocale = (stored: string | null): Locale =>
	stored === "en-US" ? stored : defaultLocale;
