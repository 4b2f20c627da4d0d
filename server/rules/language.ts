// The language of what is written for one reader; Thai is the default (1 §1).

export type Language = "th" | "en";

/** From the value of Accept-Language. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
	/^\s*en\b/i.test(acceptLanguage ?? "") ? "en" : "th";
