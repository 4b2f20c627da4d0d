// The `lang` of a text that is not in the page's language.

const count = (text: string, letters: RegExp) =>
	text.match(letters)?.length ?? 0;

/** Undefined for a text in the page's language, also for a Thai text with names in Latin letters. */
export function foreignLanguage(text: string): "th" | "en" | undefined {
	const thai = count(text, /\p{Script=Thai}/gu);
	const latin = count(text, /[a-z]/gi);
	const page = document.documentElement.lang;
	if (page === "en" && thai > latin) return "th";
	if (page === "th" && thai === 0 && latin > 0) return "en";
	return undefined;
}
