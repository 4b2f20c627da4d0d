// The language of what is written for one reader; Thai is the default (1 §1).

export type Language = "th" | "en";

/** The language that a value of Accept-Language asks for. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
	/^\s*en\b/i.test(acceptLanguage ?? "") ? "en" : "th";
