// Values of a sentence in both languages, so that an open dialog follows a change of language.
import type { LocalizedMessage } from "../../contract/envelope";
import type { Locale } from "./localized";

export const inBothLanguages = (
	make: (locale: Locale) => string,
): LocalizedMessage => ({ th: make("th"), en: make("en-US") });

/** Returns both texts; an empty one is replaced by the other language's. */
export const textsWithFallback = (
	th: string,
	en: string,
): LocalizedMessage => ({
	th: th || en,
	en: en || th,
});

const isPair = (value: unknown): value is LocalizedMessage =>
	typeof value === "object" && value !== null && "th" in value && "en" in value;

/** Replaces each pair by its text in the current language. */
export const localizeValues = (
	values: Record<string, unknown>,
	localized: (th: string, en: string) => string,
): Record<string, unknown> =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			name,
			isPair(value) ? localized(value.th, value.en) : value,
		]),
	);
