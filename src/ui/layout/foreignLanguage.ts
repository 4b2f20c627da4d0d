// The `lang` of a text that is not in the page's language.

const count = (text: string, letters: RegExp) =>
	text.match(letters)?.length ?? 0;

/** Returns undefined for a text in the page's language, which a Thai text with names in Latin letters is too. */
export function foreignLanguage(
	text: string,
	pageLanguage = document.documentElement.lang,
): "th" | "en" | undefined {
	if (pageLanguage === "th")
		return /[a-z]/i.test(text) && !/\p{Script=Thai}/u.test(text)
			? "en"
			: undefined;
	const isThai =
		pageLanguage === "en" &&
		count(text, /\p{Script=Thai}/gu) > count(text, /[a-z]/gi);
	return isThai ? "th" : undefined;
}
