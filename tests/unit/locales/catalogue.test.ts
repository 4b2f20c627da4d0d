// Checks the words of the catalogues: the Thai of a text keeps no English and fills in the same values, and each thing has one name. No text is missing or empty: tests/structure/catalogues.test.ts.
import { describe, expect, test } from "vitest";
import { readCatalogue, translate } from "../../support/catalogue";

const thai = [...readCatalogue("th")];
const english = [...readCatalogue("en-US")];

/** Latin words that Thai keeps: names, file formats, units, examples to type. */
const names = new Set([
	"Galaxy",
	"Gift",
	"Plus",
	"LINE",
	"JPG",
	"PNG",
	"WebP",
	"MB",
	"name",
	"example",
	"com",
	"x-xxx-xxxx",
]);

/** The contents of a message's outermost braces. */
function braces(text: string): string[] {
	const found: string[] = [];
	let depth = 0;
	let start = 0;
	for (const [at, letter] of [...text].entries()) {
		if (letter === "{" && depth++ === 0) start = at + 1;
		if (letter === "}" && --depth === 0)
			found.push([...text].slice(start, at).join(""));
	}
	return found;
}

const forms = /(=\d+|zero|one|two|few|many|other) \{([^{}]*)\}/g;

/** What a person reads: every form of a plural, without placeholders and tags. */
function readable(text: string): string {
	let words = text;
	for (const inside of braces(text)) {
		const shown = [...inside.matchAll(forms)].map(([, , form]) => form);
		words = words.replace(`{${inside}}`, ` ${shown.join(" ")} `);
	}
	return words.replace(/<\/?\d+\/?>/g, " ");
}

/** The names of filled-in values, the kinds of plurals, and the tags, sorted: Thai has its own word order. */
function slots(text: string): string[] {
	const filled = braces(text).map((inside) =>
		inside.split(",", 2).join(",").replaceAll(" ", ""),
	);
	return [...filled, ...(text.match(/<\/?\d+\/?>/g) ?? [])].sort();
}

/** Whether a plural has no form for the numbers it does not name. */
const pluralFault = (text: string): boolean =>
	braces(text).some(
		(inside) => inside.includes(", plural,") && !/other \{/.test(inside),
	);

const latin = (text: string): string[] =>
	(readable(text).match(/[A-Za-z][A-Za-z-]*/g) ?? []).filter(
		(word) => !names.has(word),
	);

const isWordless = (text: string) => latin(text).length === 0;

/** Abbreviations that end in a dot. */
const abbreviated = /(?<![ก-๎])(?:กม|ชม|ม|น|พ\.ศ)\.$/;

/** Each thing has one word. */
const glossary: [fault: string, pattern: RegExp][] = [
	["counts codes in โค้ด, not รายการ", /[#}]\s?โค้ด/],
	["says ตัดสิทธิ์ (disqualify) for หักสิทธิ์", /ตัดสิทธิ์/],
	["calls conditions เกณฑ์, not เงื่อนไข", /เกณฑ์/],
	["orders a prize with สั่ง, not ขอรับ", /สั่ง/],
	["says ลองใหม่, not ลองอีกครั้ง", /ลองใหม่/],
	["asks without กรุณา", /(?<!กรุณา|กำลัง)ตรวจสอบการเชื่อมต่อ/],
	["checks อินเทอร์เน็ต, not การเชื่อมต่อ", /ตรวจสอบอินเทอร์เน็ต/],
	["calls a privilege ดีล, not สิทธิ์", /ดีล/],
	["says เมื่อไหร่, not เมื่อไร", /เมื่อไหร่/],
	["adds คุณ to a name that may be Latin", /คุณ\{/],
	["names an order …ก่อน", /(?:ที่สุด|ล่าสุด|ใกล้หมดอายุ)ก่อน/],
	["presses the screen with กด, not แตะ", /กด(?!รับสิทธิ์$)/],
	["reads as windows, not pages", /หน้าต่าง ๆ/],
	["reads as “to live”, not an address", /ไปที่อยู่/],
	["translates “these are”", /นี่คือ/],
	["counts without a classifier", /อีก \{\w+\}$/],
	["blames the person for being early", /เร็วเกินไป/],
];

/** The same for English. */
const englishGlossary: [fault: string, pattern: RegExp][] = [
	["lets a coupon end, not expire", /\bcoupons? ends?\b|\bend dates to\b/i],
	[
		"lists privileges, not deals",
		/# privileges?\b|\bno privileges\b|\b(?:at|see) all privileges\b/i,
	],
];

/** What is wrong with the Thai of a text, or nothing. */
function faults(source: string, text: string): string[] {
	const found: string[] = [];
	const translate = (what: string, holds: boolean) => holds && found.push(what);
	const words = readable(text);
	translate("keeps English", latin(text).length > 0);
	translate(
		"is not Thai",
		text !== "" && !/[\u0E00-\u0E7F]/.test(words) && !isWordless(source),
	);
	translate("fills in something else", `${slots(source)}` !== `${slots(text)}`);
	translate("has no form for other numbers", pluralFault(text));
	translate("ends in a full stop", text.replace(abbreviated, "").endsWith("."));
	translate("speaks with ครับ or ค่ะ", /ครับ|ค่ะ|คะ(?:$| )/.test(words));
	translate("asks with โปรด, not กรุณา", /(?<!รายการ)โปรด/.test(words));
	translate("calls the phone โทรศัพท์, not เครื่อง", /(?<!เบอร์)โทรศัพท์/.test(words));
	for (const [what, pattern] of glossary) translate(what, pattern.test(text));
	translate("has a straight quote", /['"]/.test(text));
	translate("lets ๆ touch a word", /\Sๆ|ๆ[ก-ฮเ-ไ]/.test(text));
	translate(
		"lets a number or a Latin word touch Thai",
		/[ก-๎][A-Za-z\d]|[A-Za-z\d][ก-๎]/.test(words),
	);
	translate("has a stray space", /^ | $| {2}/.test(text));
	// A number and its unit stay on one line.
	translate(
		"lets a unit go",
		/(?:[\d#]|\{\w+\}) (?:นาที|วินาที|ครั้ง|วัน|กม\.|น\.|MB|คะแนน|หลัก)/.test(text),
	);
	return found;
}

describe("what it finds", () => {
	test.each([
		["Close", "Close", "keeps English"],
		["Try again", "ลอง again", "keeps English"],
		["{name} left", "{name}", "is not Thai"],
		["{count} left", "เหลือ {total}", "fills in something else"],
		["Read <0>this</0>", "อ่าน", "fills in something else"],
		[
			"{n, plural, one {# day} other {# days}}",
			"{n} วัน",
			"fills in something else",
		],
		[
			"{n, plural, one {# day} other {# days}}",
			"{n, plural, one {#\u00A0วัน}}",
			"has no form for other numbers",
		],
		["Please wait.", "กรุณารอสักครู่.", "ends in a full stop"],
		["Thank you", "ขอบคุณค่ะ", "speaks with ครับ or ค่ะ"],
		["Please wait", "โปรดรอ", "asks with โปรด, not กรุณา"],
		["Your phone", "โทรศัพท์ของคุณ", "calls the phone โทรศัพท์, not เครื่อง"],
		["{n} codes", "{n}\u00A0โค้ด", "counts codes in โค้ด, not รายการ"],
		["Never twice", "ไม่ตัดสิทธิ์ซ้ำ", "says ตัดสิทธิ์ (disqualify) for หักสิทธิ์"],
		["Criteria", "ไม่ตรงตามเกณฑ์", "calls conditions เกณฑ์, not เงื่อนไข"],
		["Order again", "สั่งอีกครั้ง", "orders a prize with สั่ง, not ขอรับ"],
		["Try again", "ลองใหม่", "says ลองใหม่, not ลองอีกครั้ง"],
		["Check", "ตรวจสอบการเชื่อมต่อ", "asks without กรุณา"],
		["Check", "กรุณาตรวจสอบอินเทอร์เน็ต", "checks อินเทอร์เน็ต, not การเชื่อมต่อ"],
		["{n} deals", "{n} ดีล", "calls a privilege ดีล, not สิทธิ์"],
		["When?", "เมื่อไหร่", "says เมื่อไหร่, not เมื่อไร"],
		["{name}", "คุณ{name}", "adds คุณ to a name that may be Latin"],
		["Newest first", "ใหม่ล่าสุดก่อน", "names an order …ก่อน"],
		["Tap the heart", "กดหัวใจ", "presses the screen with กด, not แตะ"],
		["Lists and pages", "รายการและหน้าต่าง ๆ", "reads as windows, not pages"],
		["To this address", "ไปที่อยู่นี้", "reads as “to live”, not an address"],
		["These are deals", "นี่คือสิทธิ์", "translates “these are”"],
		["{n} more", "อีก {n}", "counts without a classifier"],
		["Too soon", "ขอรหัสเร็วเกินไป", "blames the person for being early"],
		["Open it", 'เปิด "ลิงก์"', "has a straight quote"],
		["All the time", "เรื่อยๆ", "lets ๆ touch a word"],
		["Choose 1", "เลือก1\u00A0ข้อ", "lets a number or a Latin word touch Thai"],
		["Close", "ปิด ", "has a stray space"],
		["{left} minutes left", "เหลือ {left} นาที", "lets a unit go"],
	])("%s → %s: it %s", (source, text, fault) => {
		expect(faults(source, text)).toContain(fault);
	});

	test.each([
		["{clock}", "{clock}\u00A0น."],
		["Within {km} km", "ในระยะ {km}\u00A0กม."],
		[
			"{open, plural, other {# available}}",
			"{open, plural, other {รับได้ #\u00A0รายการ}}",
		],
		["Share on LINE", "แชร์ทาง LINE"],
		["{label}: {name}", "{label}: {name}"],
	])("%s → %s: nothing", (source, text) => {
		expect(faults(source, text)).toEqual([]);
	});
});

test("every text has a correct Thai translation", () => {
	const bad = thai.flatMap(([source, text]) =>
		faults(source, text).map((fault) => `${source} → ${text}: ${fault}`),
	);
	expect(bad).toEqual([]);
	expect(thai.length).toBeGreaterThan(700);
});

test("no English text has Thai letters", () => {
	const thaiLetters = english.filter(([, text]) =>
		/[\u0E00-\u0E7F]/.test(text),
	);
	expect(thaiLetters).toEqual([]);
});

test("English has one word for one thing", () => {
	const bad = english.flatMap(([source]) =>
		englishGlossary
			.filter(([, pattern]) => pattern.test(source))
			.map(([fault]) => `${source}: ${fault}`),
	);
	expect(bad).toEqual([]);
});

test("a plural shows its number in both languages or in neither", () => {
	const odd = thai.filter(
		([source, text]) =>
			braces(source).some((it) => it.includes("plural")) &&
			source.includes("#") !== text.includes("#"),
	);
	expect(odd).toEqual([]);
});

test("all apostrophes and quotation marks are typographic", () => {
	const straight = [...english, ...thai].flatMap(([id, text]) =>
		[id, text].filter((it) => /["']/.test(it)),
	);
	expect(straight).toEqual([]);
});

test("“sold out” has one name in each language", () => {
	const named = thai.filter(
		([source, text]) =>
			/out of stock|none are left/i.test(source) ||
			(source === "Sold out") !== (text === "สิทธิ์หมดแล้ว"),
	);
	expect(named).toEqual([]);
});

test.each<[seen: string, name: string, context?: string]>([
	["Back", "Back to the previous option", "previous step"],
	["QR", "Show the QR"],
	["Code", "Show the code"],
	["Barcode", "Show the barcode"],
	["Edit", "Edit profile"],
	["Change", "Change the mobile number"],
	["Read", "Read: {title}"],
	["Search", "Search deals, brands, campaigns"],
])(
	"“%s” on a control is part of its name “%s”, also in Thai (WCAG 2.5.3)",
	(seen, name, context) => {
		for (const locale of ["th", "en-US"] as const)
			expect(translate(locale, name).toLowerCase()).toContain(
				translate(locale, seen, context).toLowerCase(),
			);
	},
);
