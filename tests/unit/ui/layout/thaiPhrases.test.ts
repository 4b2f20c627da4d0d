// On phones of three widths no Thai line breaks inside a compound or between a number and its noun, or leaves a short word alone.
import { expect, test } from "vitest";
import {
	fitsOneLine,
	letterCount,
	splitPhrases,
} from "../../../../src/ui/layout/thaiPhrases";
import { readCatalogue } from "../../../support/catalogue";
import { demoContent } from "../../../support/demoContent";
import { thaiCompounds } from "../../../support/thaiCompounds";

const hasThai = (text: string) => /[ก-๎]/.test(text);

/** Every Thai text in a value, without markup. */
function thaiTexts(value: unknown): string[] {
	if (typeof value === "string")
		return hasThai(value) && !value.includes("<") ? [value] : [];
	return typeof value === "object" && value !== null
		? Object.values(value).flatMap(thaiTexts)
		: [];
}

/** The sentences of a message, with a number in place of each value. */
const spoken = (message: string): string =>
	message
		.replace(/\{\w+, plural, other \{(.*?)\}\}/g, "$1")
		.replace(/\{\w*\}|#/g, "12")
		.replace(/<\/?\d>/g, "");

const catalogue = [...readCatalogue("th").values()].map(spoken).filter(hasThai);
const demo = [...new Set(thaiTexts(demoContent))];
const names = [
	...demoContent.privileges.map(({ name }) => name.th),
	...demoContent.banners.map(({ name }) => name.th),
];

const [wide, narrow, large] = [16, 12, 10];
const lists = { catalogue, demo, names };
const cases = [
	["catalogue", wide],
	["demo", wide],
	["names", narrow],
	["catalogue", large],
	["demo", large],
] as const;

const words = new Intl.Segmenter("th", { granularity: "word" });

const phrasesOf = (text: string, longest: number) =>
	splitPhrases(text, longest, longest === large);

/** Every place where a browser may break a line: between phrases, and between the words of a phrase that is too long. */
function lineEnds(text: string, longest: number): Set<number> {
	const ends = new Set<number>();
	let start = 0;
	for (const phrase of phrasesOf(text, longest)) {
		if (!fitsOneLine(phrase, longest, longest === large))
			for (const { index } of words.segment(phrase)) ends.add(start + index);
		start += phrase.length;
		ends.add(start);
	}
	return ends;
}

/** The matches of a pattern inside which a line may break. */
function broken(text: string, pattern: RegExp, longest: number): string[] {
	const ends = lineEnds(text, longest);
	return [...text.matchAll(pattern)]
		.filter(({ 0: match, index }) =>
			Array.from({ length: match.length - 1 }, (_, at) => index + at + 1).some(
				(at) => ends.has(at),
			),
		)
		.map(({ 0: match }) => `${match}: ${phrasesOf(text, longest).join("|")}`);
}

test("the list has at least 300 compounds, and each of them occurs in the texts", () => {
	expect(new Set(thaiCompounds).size).toBeGreaterThanOrEqual(300);
	const all = [...catalogue, ...demo].join("\n");
	expect(thaiCompounds.filter((word) => !all.includes(word))).toEqual([]);
});

/** Names of several words that do not fit into one line of a large text. */
const partedWhenLarge = ["แบรนด์ร่วมรายการ", "แหลมบาลีฮาย"];

test.each(cases)(
	"no compound of the %s is broken (%i letters)",
	(list, longest) => {
		const kept = thaiCompounds.filter(
			(word) => longest !== large || !partedWhenLarge.includes(word),
		);
		const bad = kept.flatMap((word) =>
			lists[list]
				.filter((text) => text.includes(word))
				.flatMap((text) => broken(text, new RegExp(word, "g"), longest)),
		);
		expect(bad).toEqual([]);
	},
);

const nouns =
	"บาท แก้ว ชิ้น ครั้ง รายการ นาที วินาที ชั่วโมง วัน เดือน ปี คืน คน ท่าน สิทธิ์ ใบ ตัว คำ ขวด ถุง ลิตร กรัม เล่ม รอบ เกม ที่นั่ง หลัก ข้อ กม\\. น\\. โมง ทุ่ม สาขา เครื่อง โค้ด คะแนน ม\\.ค\\. พ\\.ย\\. ธ\\.ค\\. MB GB";

test.each(cases)(
	"no number of the %s is separated from its noun (%i letters)",
	(list, longest) => {
		const pair = new RegExp(
			`\\d[\\d,.:]* ?(?:%|(?:${nouns.split(" ").join("|")})(?![ก-ฮ]))`,
			"g",
		);
		const numbers = lists[list].filter((text) => /\d/.test(text));
		expect(numbers.length).toBeGreaterThan(10);
		expect(numbers.flatMap((text) => broken(text, pair, longest))).toEqual([]);
	},
);

/** The places of titles: their width in px on a screen of this width, the font size, and the letters of a phrase. */
const places = {
	"row card": { width: () => 212, size: 16, longest: wide },
	"pair card": {
		width: (screen: number) => (screen - 44) / 2 - 20,
		size: 14,
		longest: narrow,
	},
	"wide card": {
		width: (screen: number) => screen - 56,
		size: 16,
		longest: wide,
	},
	"privilege, dialog": {
		width: (screen: number) => screen - 88,
		size: 22,
		longest: wide,
	},
};
/** The mean advance of a Thai letter, in em. */
const advance = 0.55;

/** The lines of a text in a box of this many letters, as a browser fills them. */
function linesOf(text: string, most: number, longest: number): string[] {
	const lines: string[] = [];
	for (const phrase of splitPhrases(text, longest)) {
		const last = lines.at(-1);
		if (last !== undefined && letterCount(last + phrase) <= most)
			lines[lines.length - 1] = last + phrase;
		else lines.push(phrase);
	}
	return lines;
}

test.each([320, 360, 412])(
	"at %i px no title leaves a short word alone, and no phrase is wider than its place",
	(screen) => {
		for (const [place, { width, size, longest }] of Object.entries(places)) {
			const most = width(screen) / (size * advance);
			const widest = "ก".repeat(Math.floor(most) + 1);
			expect(fitsOneLine(widest, longest), place).toBe(false);
			const alone = names
				.map((name) => linesOf(name, most, longest))
				.filter(
					(lines) => lines.length > 1 && letterCount(lines.at(-1) ?? "") < 4,
				);
			expect(alone, place).toEqual([]);
		}
	},
);

test.each([
	"ร้านใหม่ของเรา ลด 50% ทุกเมนู ถึง 30 พ.ย. 2569",
	" เว้นวรรค  สองช่อง ",
	"a plain text",
	"",
])("the phrases of %j join to the same text", (text) => {
	expect(splitPhrases(text).join("")).toBe(text);
});

test("an operator's own text breaks as well, since the words belong to the language and not to the demo", () => {
	expect(
		splitPhrases("แพ็กเกจล้างแอร์บ้านฟรีเมื่อซื้อเครื่องฟอกอากาศครบ 2 เครื่อง"),
	).toEqual(["แพ็กเกจล้างแอร์บ้านฟรี", "เมื่อซื้อเครื่องฟอกอากาศ", "ครบ 2 เครื่อง"]);
});

test("a date stays whole, and the words before it stay one phrase", () => {
	const until = "อยู่ใน “คูปองของฉัน” ใช้ได้ถึง 11\u00a0มี.ค.\u00a02570";
	expect(splitPhrases(until)).toEqual([
		"อยู่ใน “คูปองของฉัน” ",
		"ใช้ได้ถึง ",
		"11\u00a0มี.ค.\u00a02570",
	]);
});

test.each([
	["ไข่ไก่เบอร์ 2 แผงละ 99 บาท", ["ไข่ไก่เบอร์ 2 ", "แผงละ 99 บาท"]],
	["12 สี ไซซ์ 3 ราคา 99 บาท", ["12 สี ", "ไซซ์ 3 ", "ราคา 99 บาท"]],
	["ลาเต้เย็นขนาด 16 ออนซ์", ["ลาเต้เย็น", "ขนาด 16 ออนซ์"]],
])(
	"a number stays with the words that it counts or measures: %s",
	(text, phrases) => {
		expect(splitPhrases(text)).toEqual(phrases);
	},
);

// The bug: a large text broke such words where their phrase was too long.
test.each([
	["แจ้งเตือนก่อนคูปองหมดอายุ", ["แจ้งเตือน", "ก่อนคูปอง", "หมดอายุ"]],
	["รับของรางวัลทางพัสดุ", ["รับของรางวัล", "ทางพัสดุ"]],
	["กรุณายอมรับข้อตกลงผู้ใช้ล่าสุด", ["กรุณายอมรับ", "ข้อตกลง", "ผู้ใช้ล่าสุด"]],
	["จะลบข้อมูลเมื่อคุณออกจากระบบ", ["จะลบข้อมูล", "เมื่อคุณออก", "จากระบบ"]],
])("a large text keeps words whole: %s", (text, phrases) => {
	expect(phrasesOf(text, large)).toEqual(phrases);
});

// The bug: a text of the usual size was broken inside a loanword too.
test.each([
	"ชานมไข่มุกบราวน์ชูการ์แก้วใหญ่",
	"เคสโทรศัพท์ซิลิโคนลายการ์ตูน",
	"ผลิตภัณฑ์บำรุงผิวหน้าสูตรเข้มข้น",
	"บุฟเฟต์อาหารทะเลนานาชาติ",
	"1 วันก่อนคูปองหมดอายุ",
])("a text without a known place to break stays whole: %s", (text) => {
	expect(phrasesOf(text, wide)).toEqual([text]);
});

test.each([
	["หรือสิ้นสุดแล้วจะอยู่ที่นี่", ["หรือสิ้นสุดแล้ว", "จะอยู่ที่นี่"]],
	["ชุดกล่องข้าวไก่กรอบ 79 บาท", ["ชุดกล่องข้าวไก่กรอบ ", "79 บาท"]],
	["อีเมลของคุณเป็นขององค์กร", ["อีเมลของคุณ", "เป็นขององค์กร"]],
	["ไม่มีอินเทอร์เน็ต ข้อมูลเมื่อ 02:59 น.", ["ไม่มีอินเทอร์เน็ต ", "ข้อมูลเมื่อ 02:59 น."]],
	[
		"มีสิทธิ์ใหม่มาเรื่อย ๆ อย่าลืมแวะมาดูอีกครั้ง",
		["มีสิทธิ์ใหม่มาเรื่อย ๆ อย่าลืมแวะมาดู", "อีกครั้ง"],
	],
	["บันทึกเมื่อ 12 นาทีก่อน", ["บันทึกเมื่อ 12 นาทีก่อน"]],
	["จะลบข้อมูลเมื่อคุณออกจากระบบ", ["จะลบข้อมูล", "เมื่อคุณออก", "จากระบบ"]],
])("parts that belong to a word stay with it: %s", (text, phrases) => {
	expect(splitPhrases(text)).toEqual(phrases);
});

test.each([
	["a long article", "กาแฟเย็นหนึ่งแก้ว ".repeat(3000)],
	["a hostile title without a space", "การ".repeat(30_000)],
	["a hostile title of one phrase", "1 การ ".repeat(5000)],
])("the phrases of %s join to the same text", (_what, text) => {
	expect(splitPhrases(text).join("")).toBe(text);
});

test.each([wide, large])(
	"a year stays with its era and a number with its abbreviation (%i letters)",
	(longest) => {
		for (const text of [
			"ใช้ได้ตั้งแต่ปี พ.ศ. 2569 เป็นต้นไป",
			"แลกได้ที่ร้านชั้น 2 ห้อง No. 59 เท่านั้น",
		])
			expect(broken(text, /(พ\.ศ\.|No\.) \d+/g, longest)).toEqual([]);
	},
);
