// Synonyms of a word and of its singular, and words of any offer, which do not find a brand.
import { expect, test } from "vitest";
import { fieldsOf, termScore } from "../../../../server/search/score";
import { SearchField, termOf } from "../../../../server/search/searchField";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { isOfferWord, synonymsOf } from "../../../../server/search/synonyms";
import { atOnce } from "./atOnce";

test.each([
	["movies", ["movie", "หนัง"]],
	["cakes", ["cake"]],
])("%s has the synonyms %j", (word, meant) => {
	expect(synonymsOf(word)).toEqual(expect.arrayContaining(meant));
});

test.each(["glass", "gas", "movie", "หนัง"])(
	"%s is not treated as a plural",
	(word) => {
		expect(synonymsOf(word)).not.toContain(word.slice(0, -1));
		expect(synonymsOf(word)).not.toContain(word);
	},
);

test.each([
	["99", true],
	["ลด", true],
	["coupon", true],
	["coffee", false],
	["m150", false],
])("%s is a word of any offer: %j", (word, fits) => {
	expect(isOfferWord(word)).toBe(fits);
});

test("fillers are searched if a query has no other words", () => {
	const search = atOnce(createSearchIndex([[{ title: ["Promo and deal"] }]]));
	expect(search("deal promo").indexes).toEqual([[0]]);
});

test("a synonym beside the word itself does not lower its score", () => {
	const fields = fieldsOf(
		{ title: ["กาแฟ coffee"] },
		(raw) => new SearchField(raw),
	);
	const scoreWith = (...synonyms: string[]) =>
		termScore(
			fields,
			{ term: termOf("กาแฟ"), synonyms: synonyms.map(termOf) },
			"exact",
		);
	expect(scoreWith("coffee")).toBe(scoreWith());
});

test("beside another word both a word and its synonym are found, whatever the order of the items", () => {
	const titles = ["กาแฟ for one cup", "Coffee for two cups", "Cup", "Tea"];
	const search = atOnce(
		createSearchIndex([titles.map((title) => ({ title: [title] }))]),
	);
	expect(search("cup coffee").indexes[0]?.toSorted()).toEqual([0, 1]);
});
