// The search: exact matches first, tolerance for tone marks and word order, both keyboard layouts, distinct look-alikes (issue: search that forgives).
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { ItemIndex } from "../../../../server/search/itemIndex";
import { switchLayout } from "../../../../server/search/keyboardLayout";
import {
	normalise,
	plainText,
	withoutToneMarks,
} from "../../../../server/search/normalise";
import { SearchField } from "../../../../server/search/searchField";
import { createSearchIndex } from "../../../../server/search/searchIndex";
import {
	segmentWords,
	splitIntoWords,
} from "../../../../server/search/segmentWords";
import { createSimilarWords } from "../../../../server/search/similarWords";
import { anyCharacter } from "../../../support/anyCharacter";
import { atOnce } from "./atOnce";

const indexOf = (...input: Parameters<typeof createSearchIndex>) =>
	atOnce(createSearchIndex(...input));
const indexes = new Map<string, ReturnType<typeof indexOf>>();

/** The titles that a search over only titles finds. */
function find(typed: string, names: string[]) {
	const key = names.join("\n");
	const search =
		indexes.get(key) ?? indexOf([names.map((name) => ({ title: [name] }))]);
	indexes.set(key, search);
	return (search(typed).indexes[0] ?? []).map((at) => names[at]);
}

describe("the other keyboard layout", () => {
	test.each([
		["l;ylfu", "สวัสดี"],
		["สวัสดี", "l;ylfu"],
		["dkca", "กาแฟ"],
		["ทนาดฟ", "mokfa"],
		["=ko,w-j,6d", "ชานมไข่มุก"],
		["-hk;", "ข้าว"],
		["dJ;pg9uJp;", "ก๋วยเตี๋ยว"],
	])("turns %s into %s", (typed, didYouMean) => {
		expect(switchLayout(typed)).toBe(didYouMean);
	});

	test.each(["", "123", "iPhone ใหม่", "..."])(
		"does not change '%s'",
		(typed) => {
			expect(switchLayout(typed)).toBeNull();
		},
	);

	test("applied twice returns the typed text, for every letter of either keyboard", () => {
		const latin = fc.string({
			unit: fc.constantFrom(
				..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
			),
			minLength: 1,
		});
		fc.assert(
			fc.property(latin, (typed) => {
				const thai = switchLayout(typed) ?? "";
				// Three shifted keys type punctuation in place of Thai letters.
				fc.pre(/[\u0E01-\u0E5B]/.test(thai) && !/[a-z]/i.test(thai));
				expect(switchLayout(thai)).toBe(typed);
			}),
		);
	});
});

describe("the normal form", () => {
	test.each([
		["Café  MOKFA!", "cafe mokfa"],
		["เเกง", "แกง"],
		["น้\u0E4D\u0E32", "น้ำ"],
		["นํ้า", "น้ำ"],
		["ก่ิน", "กิ่น"],
		["ก๊ื๋ืน", "กื๊๋น"],
		["๙๙ บาท", "99 บาท"],
		["อื่น ๆ", "อื่น"],
		["Ｍｏｋｆａ　７７", "mokfa 77"],
		["ข้า\u200Bว", "ข้าว"],
		// Texts from a chat may have direction marks, and emoji with a variation selector.
		["\u2068ข้า\u200Eว\u2069", "ข้าว"],
		["กาแฟ \u2615\uFE0F", "กาแฟ"],
		["\u2764\uFE0F 1\uFE0F\u20E3 แถม 1\uFE0F\u20E3", "1 แถม 1"],
	])("of %s is %s", (typed, written) => {
		expect(normalise(typed)).toBe(written);
	});

	const thai = fc.string({
		unit: fc.constantFrom(..."กขคงจชดตนบปมยรลวสหอะาำิีึืุูเแโใไๆฯ็่้๊๋์ํ .๐๑AbÉ\u200B"),
	});
	test("does not change when it is applied again, with and without tone marks", () => {
		fc.assert(
			fc.property(thai, (typed) => {
				const once = normalise(typed);
				expect(normalise(once)).toBe(once);
				expect(withoutToneMarks(withoutToneMarks(once))).toBe(
					withoutToneMarks(once),
				);
			}),
		);
	});
});

describe("a search", () => {
	const rice = ["ข้าวแกง", "เสื้อขาว", "อ่านข่าว"];

	test.each([
		["ข้าว", ["ข้าวแกง"]],
		["ขาว", ["เสื้อขาว"]],
		["ข่าว", ["อ่านข่าว"]],
	])("for exactly %s does not find its look-alikes", (typed, found) => {
		expect(find(typed, rice)).toEqual(found);
	});

	// The bug: nothing was found, because the variation selector of the emoji counted as a word.
	test.each(["กาแฟ \u2615\uFE0F", "\u2615\uFE0Fกาแฟ"])(
		"for %s with an emoji finds the word beside it",
		(typed) => {
			expect(find(typed, ["กาแฟเย็น", "ข้าวแกง"])).toEqual(["กาแฟเย็น"]);
		},
	);

	test("never ignores a typed tone mark", () => {
		expect(find("ข่าว", ["ข้าวแกง", "เสื้อขาว"])).toEqual([]);
		expect(find("ขาว", ["ข้าวแกง"])).toEqual(["ข้าวแกง"]);
	});

	test("treats a letter with another mark as another letter, even at the end of a word", () => {
		expect(find("แก", ["แก้วน้ำ", "แกงไก่"])).toEqual(["แกงไก่"]);
	});

	test("lists an exact name first, then names that begin with it, whole words, beginnings of words", () => {
		const names = ["น้ำชามะนาว", "เสื้อกาแฟ", "กาแฟเย็น", "ชาม", "กาแฟ", "ชา"];
		expect(find("กาแฟ", names)).toEqual(["กาแฟ", "กาแฟเย็น", "เสื้อกาแฟ"]);
		expect(find("ชา", names)[0]).toBe("ชา");
	});

	test.each([
		["กวยเตียวเรือ", "ก๋วยเตี๋ยวเรือชามที่ 2"],
		["ก๊วยเตี๊ยว", "ก๋วยเตี๋ยวเรือชามที่ 2"],
		["เรือก๋วยเตี๋ยว", "ก๋วยเตี๋ยวเรือชามที่ 2"],
		["เรือ กวยเตียว", "ก๋วยเตี๋ยวเรือชามที่ 2"],
		["เรือกวยเตียว", "ก๋วยเตี๋ยวเรือชามที่ 2"],
		["มะมวงขาวเหนียว", "ข้าวเหนียวมะม่วง 99 บาท"],
		["ชานม", "ชานมไข่มุก 29 บาท"],
		["ไข่มุกชานม", "ชานมไข่มุก 29 บาท"],
		["=ko,w-j,6d", "ชานมไข่มุก 29 บาท"],
		["สตรอ", "เค้กสตรอว์เบอร์รีลด 50%"],
		["l9iv", "เค้กสตรอว์เบอร์รีลด 50%"],
		["๙๙", "ข้าวเหนียวมะม่วง 99 บาท"],
		["mango RICE", "Sticky rice and mango"],
		["ทฟืเน", "Sticky rice and mango"],
	])("for %s finds %s", (typed, name) => {
		const names = [
			"ก๋วยเตี๋ยวเรือชามที่ 2",
			"ข้าวเหนียวมะม่วง 99 บาท",
			"ชานมไข่มุก 29 บาท",
			"เค้กสตรอว์เบอร์รีลด 50%",
			"Sticky rice and mango",
		];
		expect(find(typed, names)).toEqual([name]);
	});

	test.each(["", "   ", "!!", "ฮฮฮฮ", "zzzz", "กาแฟชาเขียวไม่มี"])(
		"for '%s' finds nothing",
		(typed) => {
			expect(find(typed, [...rice, "กาแฟ"])).toEqual([]);
		},
	);

	test("for two letters also finds words that begin with them, unless three items have the whole word", () => {
		const few = ["ชา", "นม ชา", "ชาม"];
		expect(find("ชา", few)).toEqual(few);
		expect(find("ชา", [...few, "น้ำ ชา"])).toEqual(["ชา", "นม ชา", "น้ำ ชา"]);
	});

	test("for two letters with a sign between them uses them as typed if the other layout finds nothing", () => {
		expect(find("a/x", ["A/X", "ลาเต้"])).toEqual(["A/X"]);
	});

	test("uses the other layout only when nothing else is found", () => {
		expect(find("dkca", ["DKCA shoes", "กาแฟ"])).toEqual(["DKCA shoes"]);
	});

	test("does not read one letter as a digit of the other layout", () => {
		expect(find("ภ", ["มา 4 จ่าย 3"])).toEqual([]);
	});

	test("counts a word of a brand's name as its name, not as a part of a compound", () => {
		const search = indexOf([
			[{ title: ["Fresh suan"] }, { brand: ["Krua Suan"] }],
		]);
		expect(search("suan").indexes).toEqual([[1, 0]]);
	});

	test("interprets the words once for all kinds, so an exact brand excludes look-alikes of other kinds", () => {
		const kinds = [["ข้าวแกง"], ["ขาว"]].map((names) =>
			names.map((name) => ({ title: [name] })),
		);
		expect(indexOf(kinds)("ขาว")).toEqual({
			didYouMean: [],
			indexes: [[], [0]],
		});
	});

	test("finds a name, whatever marks are left out and in whichever layout it is typed", () => {
		const names = ["กาแฟเย็น", "บุฟเฟต์ชาบู", "รองเท้าวิ่ง", "ตั๋วหนัง", "นวดเท้า"];
		fc.assert(
			fc.property(
				fc.constantFrom(...names),
				fc.infiniteStream(fc.boolean()),
				fc.boolean(),
				(name, leaveOut, isWrongLayout) => {
					const typed = [...name]
						.filter(
							(letter) =>
								withoutToneMarks(letter) !== "" || !leaveOut.next().value,
						)
						.join("");
					const keys = isWrongLayout ? (switchLayout(typed) ?? typed) : typed;
					expect(find(keys, names)).toContain(name);
				},
			),
		);
	});

	// Each word is looked up in every item, and 200 characters can have a hundred words.
	test("uses only the first twenty words of a query", () => {
		const words = Array.from({ length: 20 }, (_, at) => `word${at}`);
		const title = words.join(" ");
		const typed = words.toReversed().join(" ");
		expect(find(`${typed} and none of these others`, [title])).toEqual([title]);
		expect(find(`${typed.replace("word7", "others")}`, [title])).toEqual([]);
	});

	// The bug: twenty short words blocked the event loop for half a second with 5,000 privileges.
	test("does not compare words of one or two letters with every text as misspelt words", () => {
		const compared = vi.spyOn(ItemIndex.prototype, "scoreOfWord");
		expect(find("q z 7 ฮ ฬ", rice)).toEqual([]);
		expect(find("er in มา ดี zz", rice)).toEqual([]);
		expect(find("q rce", rice)).toEqual([]);
		expect(compared.mock.calls).toEqual([["rce"]]);
		compared.mockRestore();
	});

	test("never fails, whatever is typed", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (typed) => {
				expect(Array.isArray(find(typed, rice))).toBe(true);
			}),
		);
	});
});

describe("a misspelt word", () => {
	const find = (typed: string, title: string, names: string[] = []) =>
		indexOf([[{ title: [title] }]], names)(typed);

	test("that lacks only a tone mark is found without a suggestion", () => {
		expect(find("ก๋วยเตียวเรือ", "ก๋วยเตี๋ยวเรือ")).toEqual({
			...{ didYouMean: [], indexes: [[0]] },
		});
	});

	test.each([
		["restarant", [0]],
		// A word of eight letters may lack two, a word of seven only one.
		["restrant", [0]],
		["restrnt", []],
	])("such as %s finds %j among titles and brands", (typed, found) => {
		expect(find(typed, "restaurant").indexes).toEqual([found]);
		const brands = indexOf([[{ brand: ["Restaurant"] }]]);
		expect(brands(typed).indexes).toEqual([found]);
	});

	test("beside a correct word is corrected alone, although a name sounds like the correct word", () => {
		const found = find("phone restrant", "phone restaurant", ["Fone"]);
		expect(found).toEqual({
			...{ didYouMean: ["phone restaurant"], indexes: [[0]] },
		});
	});

	test("is corrected by its sound beside a number", () => {
		expect(find("สูชิ 99", "ซูชิ 99 บาท")).toEqual({
			...{ didYouMean: ["ซูชิ 99"], indexes: [[0]] },
		});
	});

	test.each(["best", "hazelnut"])(
		"is corrected beside %s, a filler or a word of only a description",
		(other) => {
			const item = { title: ["restaurant"], description: ["hazelnut soup"] };
			expect(indexOf([[item]])(`restrant ${other}`)).toEqual({
				...{ didYouMean: [`restaurant ${other}`], indexes: [[0]] },
			});
		},
	);

	test("is corrected by its sound in the other layout", () => {
		const found = { didYouMean: ["ซูชิ"], indexes: [[0]] };
		expect(find("l^=b", "ซูชิ 99 บาท")).toEqual(found);
	});

	test("that the dictionary splits is corrected as a whole", () => {
		// The dictionary has the words ที, รา, มิ and สุ.
		const { didYouMean } = find("ทีรามสุ", "เค้กทีรามิสุชิ้นโต");
		expect(didYouMean).toEqual(["ทีรามิสุ"]);
	});
});

test("a short word among several is searched only in names, a longer one in descriptions too", () => {
	const named = { title: ["Cafe XO"] };
	const described = { title: ["Tea"], description: ["Any cafe has xo"] };
	const search = indexOf([[described, named]]);
	expect(search("xo cafe").indexes).toEqual([[1]]);
	const others = indexOf([[described]]);
	expect(others("xo cafe").indexes).toEqual([[]]);
	expect(others("cafe").indexes).toEqual([[0]]);
	// One word in a name counts more than both words in a description.
	const half = { title: ["Cafe"], description: ["Has tea"] };
	expect(indexOf([[described, half]])("tea has").indexes).toEqual([[0]]);
});

// The bug: a letter was searched in every description, where it cannot be a word, which blocked the event loop for 3 s with 5,000 privileges.
test("a single letter is searched only in names, and no text is segmented for it", () => {
	const [name, description] = ["ชานม latte", "อาหารกลางวัน set lunch"];
	const search = indexOf([[{ title: [name], description: [description] }]]);
	const looked = vi.spyOn(SearchField.prototype, "find");
	const cut = vi.spyOn(Intl.Segmenter.prototype, "segment");
	for (const letter of ["า", "ว", "n", "e"])
		expect(search(letter).indexes).toEqual([[]]);
	for (const letter of ["ช", "l"])
		expect(search(letter).indexes).toEqual([[0]]);
	expect(
		new Set(looked.mock.contexts.map((it) => (it as SearchField).text)),
	).toEqual(new Set([name]));
	expect(cut).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});

test("a query of only a digit or a word of two letters is found in descriptions", () => {
	const described = { title: ["Set A"], description: ["ข้าว ชา 7 xo"] };
	const search = indexOf([[described]]);
	for (const word of ["ชา", "7", "xo"])
		expect(search(word).indexes).toEqual([[0]]);
});

test("a < in a description is no tag, which would remove the words up to the next >", () => {
	const words = plainText(
		"<p>Under 18 &amp; over 60 < 100 baht &constructor;</p>",
	);
	expect(words.split(" ").filter(Boolean).join(" ")).toBe(
		"Under 18 & over 60 < 100 baht &constructor;",
	);
});

test("a very long run of letters is segmented in parts", () => {
	const words = segmentWords(`${"a".repeat(2500)} tea`);
	expect(words.map(({ at, word }) => [at, word.length])).toEqual([
		...[
			[0, 1000],
			[1000, 1000],
			[2000, 500],
		],
		[2501, 3],
	]);
});

test("a long run of letters is split by few dictionary lookups, not by one for every part of it", () => {
	const isKnown = vi.fn((word: string) => word === "กา");
	expect(splitIntoWords("กา".repeat(100), isKnown)).toHaveLength(100);
	expect(isKnown.mock.calls.length).toBeLessThan(4000);
	expect(isKnown.mock.calls.every(([word]) => word.length <= 30)).toBe(true);
});

describe("a suggestion", () => {
	test.each([
		["กาแพ", "กาแฟ"],
		["mokfaa", "Mokfa"],
		["ชานมไขมุกก", "ชานมไข่มุก"],
	])("the most similar word to %s is %s", (typed, didYouMean) => {
		const similar = createSimilarWords(["บุฟเฟต์", "กาแฟ", "ชานมไข่มุก", "Mokfa"]);
		expect(similar(typed)[0]).toBe(didYouMean);
	});

	test("of many words that no item has together, five are suggested", () => {
		const words = "coffee noodles cinema massage bowling karaoke".split(" ");
		const search = indexOf([words.map((word) => ({ title: [word] }))]);
		expect(search(words.join(" ")).didYouMean).toEqual(words.slice(0, 5));
	});
});
