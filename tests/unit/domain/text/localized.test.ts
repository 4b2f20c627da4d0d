// Proves the choice of text and language: Thai by default, and the other language where a text is missing (1 §1).
import { expect, test } from "vitest";
import { localized, readLocale } from "../../../../src/domain/text/localized";

test.each([
	["th", "ไทย", "English", "ไทย"],
	["en-US", "ไทย", "English", "English"],
	["th", "", "English", "English"],
	["en-US", "ไทย", "", "ไทย"],
	["th", "", "", ""],
] as const)("in %s, %j and %j are shown as %j", (locale, th, en, text) => {
	expect(localized(locale, th, en)).toBe(text);
});

test.each([
	["th", "th"],
	["en-US", "en-US"],
	["en", "th"],
	["", "th"],
	[null, "th"],
])("a stored %j means %s", (stored, locale) => {
	expect(readLocale(stored)).toBe(locale);
});
