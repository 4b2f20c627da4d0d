// The correction of a misspelt word, and the words that are never corrected.
import { describe, expect, test } from "vitest";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import { createSimilarWords } from "../../../../server/search/similarWords";
import { atOnce } from "./atOnce";

/** The corrections of a query among titles and names of brands. */
const correctionsOf = (
	typed: string,
	titles: string[],
	brands: string[] = [],
) =>
	atOnce(
		createSearchIndex([
			titles.map((title) => ({ title: [title] })),
			brands.map((brand) => ({ brand: [brand] })),
		]),
	)(typed).didYouMean;

describe("of two equally similar words", () => {
	test("the one in more titles is suggested", () => {
		const titles = ["Walked tour", "Walker one", "Walker two"];
		expect(correctionsOf("walkex", titles)).toEqual(["walker"]);
	});

	test("the name of a brand is suggested, however many titles have the other", () => {
		const titles = ["Walked tour", "Walked twice"];
		expect(correctionsOf("walkex", titles, ["Walker"])).toEqual(["Walker"]);
	});
});

test.each([
	// Words of few letters that sound alike are different words.
	["ชิม", "ซิมเติมเงิน"],
	// Words with another tone mark are different words too.
	["ต่นไทร", "ต้นไทร"],
	// A number is never corrected: it would be another price.
	["10000", "ลด 100000 บาท"],
])("%s is not corrected to a word of %s", (typed, title) => {
	expect(correctionsOf(typed, [title])).toEqual([]);
});

test.each([
	["7elevan", "7eleven"],
	["galasy24", "galaxy24"],
])("%s finds %s, since a word with a digit is no number", (typed, word) => {
	const search = atOnce(createSearchIndex([[{ brand: [word] }]]));
	expect(search(typed)).toEqual({ didYouMean: [word], indexes: [[0]] });
});

test("two swapped letters count as one mistake, and a word of seven letters may have one", () => {
	expect(correctionsOf("pakring", ["Parking"])).toEqual(["parking"]);
	expect(correctionsOf("pakrink", ["Parking"])).toEqual([]);
});

test("similar words come in the order of similarity, and one with another first letter has to be more similar", () => {
	const similar = createSimilarWords(["Shop cofe", "Coffee shop", "Coffee"]);
	expect(similar("cofee")).toEqual(["Coffee", "Coffee shop"]);
});

test("a word that is not similar to any known word has no suggestion", () => {
	expect(createSimilarWords(["กาแฟ"])("ฮฮฮฮ")).toEqual([]);
});
