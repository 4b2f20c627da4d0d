// Values inside a sentence that differ by language, as dates and names do: kept in both, so that an open dialog follows a change of language.
import type { Locale } from "./localized";

/** A value in both languages. A type, for the macro of a sentence takes no interface. */
export type BothLanguages = { th: string; en: string };

/** Makes a value in both languages. */
export const inBothLanguages = (
	make: (locale: Locale) => string,
): BothLanguages => ({
	th: make("th"),
	en: make("en-US"),
});

const isPair = (value: unknown): value is BothLanguages =>
	typeof value === "object" && value !== null && "th" in value && "en" in value;

/** The values of a sentence with each pair in the language of `localized`. */
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
