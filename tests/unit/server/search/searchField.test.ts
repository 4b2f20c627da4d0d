// The levels at which a term matches a text: whole words, beginnings, parts, numbers, plurals and no match.
import { expect, test } from "vitest";
import { normalise } from "../../../../server/search/normalise";
import {
	matchLevel,
	SearchField,
	termOf,
} from "../../../../server/search/searchField";

const find = (typed: string, text: string) =>
	new SearchField(text).find(termOf(normalise(typed)), "exact");

test.each<[string, string, keyof typeof matchLevel]>([
	["coffee", "Coffee", "all"],
	["coffee", "Coffee beans", "firstWords"],
	["beans", "Coffee beans", "words"],
	// A singular matches its plural as a whole word, but not other words that continue with an s.
	["bean", "Coffee beans", "words"],
	["box", "Two boxes", "words"],
	["bean", "A beansprout", "beginning"],
	["5g", "Router 5GHz", "beginning"],
	["offee", "Iced coffee", "part"],
	["offee", "Coffeeshop", "none"],
	// Three letters match the beginning of a word, but not across the border of two words.
	["แซล", "เนื้อแซลมอน", "beginning"],
	["ชาม", "น้ำชามะนาว", "none"],
	// A number matches only as a whole: 10 does not match 100.
	["10", "100 บาท", "none"],
	["1000", "ลด 210000", "none"],
	// The best of several matches counts.
	["ชา", "ชาม ใส่ ชา", "words"],
])("%s in %s has the match level %s", (typed, text, level) => {
	expect(find(typed, text)?.matchLevel ?? matchLevel.none).toBe(
		matchLevel[level],
	);
});

test.each([
	["suan", "Krua Suan", true],
	["bean", "Coffee beans", true],
	["สวน", "ครัว บ้าน สวน", true],
	["สวน", "ครัวบ้านสวน", false],
	["ครัว", "ครัวบ้านสวน", false],
])("%s is a separate word in %s: %j", (typed, text, isStandalone) => {
	expect(find(typed, text)?.isStandalone).toBe(isStandalone);
});
