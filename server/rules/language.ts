// The language of texts for one reader; Thai is the default (1 §1).

export type Language = "th" | "en";

/** The text in a language, or in the other one if it is empty. */
export const textIn = (
	language: Language,
	{ th, en }: Record<Language, string>,
): string => (language === "th" ? th || en : en || th);

/** The language that a value of Accept-Language asks for. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
	/^\s*en\b/i.test(acceptLanguage ?? "") ? "en" : "th";
