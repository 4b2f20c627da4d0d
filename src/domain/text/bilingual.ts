// Values of a sentence in both languages, so that an open dialog follows a change of language.
import type { Locale } from "./localized";

/** A type, since the message macro takes no interface. */
export type BothLanguages = { th: string; en: string };

export const inBothLanguages = (
	make: (locale: Locale) => string,
): BothLanguages => ({ th: make("th"), en: make("en-US") });

/** Both texts, each the other's where it is empty. */
export const bothTexts = (th: string, en: string): BothLanguages => ({
	th: th || en,
	en: en || th,
});

const isPair = (value: unknown): value is BothLanguages =>
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
