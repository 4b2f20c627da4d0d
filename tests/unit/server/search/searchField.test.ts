// How a term matches a text: whole words, beginnings and parts, numbers and plurals, and what is no match.
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
	// A singular is the word of its plural; other words that go on with an s are not.
	["bean", "Coffee beans", "words"],
	["box", "Two boxes", "words"],
	["bean", "A beansprout", "beginning"],
	["5g", "Router 5GHz", "beginning"],
	["offee", "Iced coffee", "part"],
	["offee", "Coffeeshop", "none"],
	// Three letters begin a word, but are not the end of one and the start of another.
	["แซล", "เนื้อแซลมอน", "beginning"],
	["ชาม", "น้ำชามะนาว", "none"],
	// A number is a whole one: 10 is not 100.
	["10", "100 บาท", "none"],
	["1000", "ลด 210000", "none"],
	// The best place of several counts.
	["ชา", "ชาม ใส่ ชา", "words"],
])("%s in %s: %s", (typed, text, level) => {
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
])("%s stands alone in %s: %j", (typed, text, isStandalone) => {
	expect(find(typed, text)?.isStandalone).toBe(isStandalone);
});
