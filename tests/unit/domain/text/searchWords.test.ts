// The words of a search: which recent ones are saved, and that highlighting never changes the text.
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	addRecentWord,
	brandNamed,
	highlightParts,
	keywordsFor,
	mayBeTruncated,
	searchCounts,
	toKeyword,
} from "../../../../src/domain/text/searchWords";

test("the counts are the documents': 7 recent words, 7 of 10 recommended, previews of 2 (2 §9)", () => {
	expect(searchCounts).toEqual({
		recent: 7,
		recommended: 7,
		recommendedAll: 10,
		previews: 2,
	});
});

test.each([
	[[], "กาแฟ", ["กาแฟ"]],
	[["ชา"], "กาแฟ", ["กาแฟ", "ชา"]],
	[["ชา", "กาแฟ"], "กาแฟ", ["กาแฟ", "ชา"]],
	[["mokfa", "ชา"], "Mokfa", ["Mokfa", "ชา"]],
	[["ชา"], "  ซื้อ 1   แถม 1 ", ["ซื้อ 1 แถม 1", "ชา"]],
	[["ชา"], "   ", ["ชา"]],
])("after %j, searching for %j leaves %j", (words, typed, kept) => {
	expect(addRecentWord(words, typed)).toEqual(kept);
});

test("twenty words are saved, and the oldest is removed first", () => {
	let words: string[] = [];
	for (let word = 1; word <= 25; word++)
		words = addRecentWord(words, `${word}`);
	expect(words).toHaveLength(20);
	expect(words[0]).toBe("25");
	expect(words[19]).toBe("6");
});

const marked = (text: string, words: string[]) =>
	highlightParts(text, words)
		.map((part) => (part.isMatch ? `[${part.text}]` : part.text))
		.join("");

test.each([
	["กาแฟเย็นทุกเมนู", ["กาแฟ"], "[กาแฟ]เย็นทุกเมนู"],
	["เค้กคู่กาแฟ กาแฟร้อน", ["กาแฟ"], "เค้กคู่[กาแฟ] [กาแฟ]ร้อน"],
	["Iced latte, two for one", ["LATTE"], "Iced [latte], two for one"],
	["ซื้อ 1 แถม 1", ["แถม ซื้อ"], "[ซื้อ] 1 [แถม] 1"],
	// ข้าว and ขาว are different words: a match never ends before a tone mark.
	["ข้าวขาว", ["ขาว"], "ข้าว[ขาว]"],
	// A match never separates a letter from its mark.
	["เก่า", ["เก"], "เก่า"],
	["50% (2 คน)", ["(2"], "50% [(2] คน)"],
	["a.b axb", ["a.b"], "[a.b] axb"],
	["กาแฟ", ["", "  "], "กาแฟ"],
	["", ["กาแฟ"], ""],
	// A single letter is not marked.
	["Bubble tea", ["b"], "Bubble tea"],
	["Buy a cup", ["a cup"], "Buy [a cup]"],
	["Two cotton T\u2011shirts", ["t-shirt"], "Two cotton [T\u2011shirt]s"],
	["The chef’s table", ["chef's"], "The [chef’s] table"],
	// A short English word or a number is not marked within another, but the end of a long word is.
	["Free tea with steak", ["tea"], "Free [tea] with steak"],
	["Dining in Hua Hin", ["in hin"], "Dining [in] Hua [Hin]"],
	["Hamburger set", ["burger"], "Ham[burger] set"],
	["ลด 10 บาท จาก 100 บาท", ["10"], "ลด [10] บาท จาก 100 บาท"],
	["ลด 10 บาท จาก 110 บาท", ["10 บาท"], "ลด [10 บาท] จาก 110 [บาท]"],
	// Amounts as people type them: Thai needs no space next to a number, and a number may have a separator.
	["เค้กลด 50% วันนี้", ["ลด50%"], "เค้ก[ลด 50%] วันนี้"],
	["ซื้อ 1 แถม 1", ["1แถม1"], "ซื้อ [1 แถม 1]"],
	["คืนละ 1,990 บาท", ["1990"], "คืนละ [1,990] บาท"],
	["คืนละ 1,990 บาท", ["๑๙๙๐ บาท"], "คืนละ [1,990 บาท]"],
	["ครบ ๑๐๐ บาท ลด 100", ["๑๐๐"], "ครบ [๑๐๐] บาท ลด [100]"],
	["คูปอง 1990 บาท", ["1,990"], "คูปอง [1990] บาท"],
	["ลด 50 บาท จาก 50,000 บาท", ["50"], "ลด [50] บาท จาก 50,000 บาท"],
	["ลด 500 บาท จาก 1,500 บาท", ["500"], "ลด [500] บาท จาก 1,500 บาท"],
	["ลด 5,10,20%", ["10"], "ลด 5,[10],20%"],
	// The longer of two words with the same beginning wins.
	["กาแฟสด", ["กาแฟ", "กาแฟสด"], "[กาแฟสด]"],
])("in %j the words %j are marked as %j", (text, words, parts) => {
	expect(marked(text, words)).toBe(parts);
});

test("spaces around and between the searched words mark nothing", () => {
	expect(marked("กาแฟ  สด ดี", ["  กาแฟ   สด "])).toBe("[กาแฟ]  [สด] ดี");
});

test("for any search the parts join to the unchanged text", () => {
	const signs = fc.constantFrom(..."กขาว่้ี aB1.*+?()[]\\|^$");
	const texts = fc.array(signs).map((all) => all.join(""));
	fc.assert(
		fc.property(texts, texts, texts, (before, word, after) => {
			const text = before + word + after;
			const parts = highlightParts(text, [word, after]);
			expect(parts.map((part) => part.text).join("")).toBe(text);
			if (text !== "") expect(parts.every((part) => part.text)).toBe(true);
		}),
	);
});

test.each([
	[0, false],
	[99, false],
	[100, true],
	[101, false],
	[150, true],
	[200, true],
])("a list of %i results may be truncated: %s", (count, isCut) => {
	expect(mayBeTruncated(count)).toBe(isCut);
});

const words = (...all: string[]) => all.map((keyword) => ({ keyword }));

const seven = ["Tea", "Cake", "Spa", "Rice", "Toys", "Milk", "Fish"];

test("only recommended words of the reader's language are shown where they fill the row", () => {
	const both = words("กาแฟ", ...seven, "นวด");
	expect(keywordsFor("en-US", both)).toEqual(words(...seven));
});

test("words of the other language, such as brands, fill the row of seven", () => {
	const both = words("กาแฟ", "Mokfa", "นวด", "Lava Spa", "ซูชิ", "ชานม");
	expect(keywordsFor("th", both)).toEqual(
		words("กาแฟ", "นวด", "ซูชิ", "ชานม", "Mokfa", "Lava Spa"),
	);
	expect(keywordsFor("en-US", words("กาแฟ", ...seven.slice(1)))).toEqual(
		words(...seven.slice(1), "กาแฟ"),
	);
});

test("with too few words in a language all words are shown, those of the language first", () => {
	const thai = words("กาแฟ", "นวด", "Mokfa", "ซูชิ");
	expect(keywordsFor("en-US", thai)).toEqual(
		words("Mokfa", "กาแฟ", "นวด", "ซูชิ"),
	);
	expect(keywordsFor("en-US", [])).toEqual([]);
});

test("a recommended word is shown once", () => {
	const twice = words("Tea", "Coffee", "Tea", "Cake");
	expect(keywordsFor("en-US", twice)).toEqual(words("Tea", "Coffee", "Cake"));
});

test("a keyword is cut at the limit, but never within a character", () => {
	expect(toKeyword("  ชานม ")).toBe("ชานม");
	expect(toKeyword("a".repeat(300))).toHaveLength(200);
	expect(toKeyword(`${"a".repeat(199)}🧋`)).toBe("a".repeat(199));
	expect(toKeyword(`${"a".repeat(198)}🧋b`)).toBe(`${"a".repeat(198)}🧋`);
	fc.assert(
		fc.property(fc.nat(201), (blanks) => {
			const text = `${"a".repeat(blanks)}🧋🧋`;
			expect(() => encodeURIComponent(toKeyword(text))).not.toThrow();
		}),
	);
});

test.each([
	["mokfa", "Mokfa"],
	["หมอกฟ้า", "Mokfa"],
	["Mok", undefined],
	["", undefined],
])("the word %j names the brand %j", (word, named) => {
	const brands = [
		{ brand_name_th: "ใบเดียว", brand_name_en: "Bai Diao" },
		{ brand_name_th: "หมอกฟ้า", brand_name_en: "Mokfa" },
	];
	expect(brandNamed(word, brands)?.brand_name_en).toBe(named);
});
