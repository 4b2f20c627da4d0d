// The `lang` of a text that is not in the page's language.

const count = (text: string, letters: RegExp) =>
	text.match(letters)?.length ?? 0;

/** Undefined for a text in the page's language, also for a Thai text with names in Latin letters. */
export function foreignLanguage(
	text: string,
	page = document.documentElement.lang,
): "th" | "en" | undefined {
	if (page === "th")
		return /[a-z]/i.test(text) && !/\p{Script=Thai}/u.test(text)
			? "en"
			: undefined;
	const isThai =
		page === "en" && count(text, /\p{Script=Thai}/gu) > count(text, /[a-z]/gi);
	return isThai ? "th" : undefined;
}
