// Splits a Thai text into phrases: no line ends inside a compound, a loanword, or between a number and its noun.

const wordSet = (list: string) => new Set(list.split(" "));

/** Words that begin a phrase and stay with the next word. */
const prepositions = wordSet(
	"กับ กว่า กำลัง ของ ขณะ จน จะ จาก จึง ซึ่ง ตั้งแต่ ต้อง ถึง ถ้า ทุก ที่ ใน พร้อม ภายใน ยัง ระหว่าง สำหรับ หรือ หาก ให้ อาจ เฉพาะ เพียง เพราะ เพื่อ เมื่อ แต่ แม้ และ โดย ไม่ ไม่มี",
);
/** Words that begin a phrase; their object stays with them where the phrase is short enough. */
const verbs = wordSet(
	"กรุณา ซื้อ มี รวม รับ ลด ลอง เก็บ เปิด เพิ่ม เริ่ม เลือก แถม โทร ใช้",
);
/** Compounds, each of two words: no line ends between them. */
const compounds = wordSet(
	"แก้วเก็บ เก็บความ กล่องข้าว ข้อกำหนด ข้อตกลง ข้อผิด ค่าใช้ จอโฮม เชื่อมต่อ ตรวจสอบ ตั้งค่า ตัดเสียง ติดตั้ง นับเวลา บริการลูกค้า บาร์โค้ด ประจำตัว ผิดพลาด แจ้งเตือน มือถือ เมื่อยอม รายการโปรด รายละเอียด ลงทะเบียน โรคประจำ เสียงรบกวน หน้าจอ หน้าเคาน์เตอร์ หน้าเว็บ หน้าแรก หมดอายุ อวา วาตาร์ อีกครั้ง",
);
/** Words that begin a phrase, unless it ends with them. */
const starters = wordSet("ก่อน ครบ คุณ ด้วย รอ อีก แล้ว ใกล้");
/** Words that stay with the next word. */
const prefixes = wordSet(
	"กลาง กลุ่ม กด ขวัญ การ ความ คำถาม ถูก ถ่าย บัตร ปลาย ผล ผู้ ยอม ระดับ ร่วม รหัส วัน ศูนย์ สถาน สาขา สิ่ง สู่ หลัง ห้อง อม เข้า เบอร์ เป็น",
);
/** Words before which a phrase that is too long is split. */
const heads = wordSet(
	"กรอบ กลาง กลับ การ ขนาด ข่าวสาร ข้อมูล ความ คู่ ชาม ชุด ช่วย ตาม ตำ ติด ต่าง ถัง ถาด ทั่ว ถ่าย ที่สุด นาน บ่อย บน ปลา ปัก ปั่น ผู้ พวง ภาย รูป ย่าน ยอม ยาม ยินดี ระดับ ร้าน รอบ ระบบ ราว รุ่น รูปแบบ ร่วม ริม ลง วัน ศูนย์ หนัง หมวด หม้อ สมาชิก ห้อง อยาก อินเทอร์เน็ต เข้า เชื่อม เช้า เต็ม เท่านั้น เนื้อ เป็น เรือธง เว็บ แดด แบบไหน โหมด ไซซ์ ไซส์",
);
/** One more of these words with a large text. */
const largeHead = "หมด";
/** Words whose number is a name, not the count of what follows. */
const numbered = wordSet("รุ่น เบอร์ ไซซ์ ไซส์");

/** Whether the word has Thai letters; the baht sign, which is among them in Unicode, does not count. */
export const isThai = (word: string): boolean =>
	/[\u0e01-\u0e3a\u0e40-\u0e4e]/.test(word);
const isNumber = (word: string) => /^\d/.test(word);
const startsPhrase = (word: string) =>
	prepositions.has(word) || verbs.has(word);

/** The number of letters without the marks above and below them, as a measure of width. */
export const letterCount = (text: string): number =>
	text.trim().replace(/\p{M}/gu, "").length;

/** Whether a phrase stays on one line: it may have 3 letters more than `longest`, or 8 more with a large text, where phrases may wrap. */
export const fitsOneLine = (
	phrase: string,
	longest: number,
	isLarge = false,
): boolean => letterCount(phrase) <= longest + (isLarge ? 8 : 3);

/** Whether a line may end before a word: `number` and `word` only if the phrase is too long, `any` only with a large text if the phrase has neither and does not fit. */
type Break = "yes" | "number" | "word" | "any" | "no";

function afterSpace(
	[earlier, before]: readonly [string, string],
	space: string,
	word: string,
): Break {
	if (space.includes("\n")) return "yes";
	if (space !== " " || /^[ๆ/·–]/.test(word) || before === "ๆ") return "no";
	if (isNumber(word) && (numbered.has(before) || before === "ขนาด"))
		return "no";
	if (isNumber(before) && numbered.has(earlier)) return "yes";
	if (isNumber(before) && isThai(word))
		return startsPhrase(word) && word !== "ที่" && word !== "แถม" ? "yes" : "no";
	if (isThai(before) && isThai(word)) return "yes";
	if (before === "ถึง" && isNumber(word)) return "number";
	if (startsPhrase(before) || (before === "." && isNumber(word))) return "no";
	return isNumber(word) || !isThai(before + word) ? "number" : "yes";
}

function betweenWords(
	before: string,
	word: string,
	next: string,
	isLarge: boolean,
): Break {
	const anyIfLarge = isLarge ? "any" : "no";
	if (!isThai(before) || !isThai(word) || prepositions.has(before)) return "no";
	if (compounds.has(before + word)) return "no";
	if (prefixes.has(before) && word !== "ใน") return "no";
	if (verbs.has(before)) return heads.has(word) ? "word" : "no";
	if (word === "ของ" && /^(คุณ|ฉัน|เรา)/.test(next)) return "word";
	if (word === "แล้ว" && next.startsWith("จะ")) return "no";
	if (before === "ไก่" && word === "กรอบ") return "no";
	if (startsPhrase(word)) {
		const isOrdinal = word === "ที่" && /^[\d\s]/.test(next);
		const isTime = word === "เมื่อ" && /^\s?\d/.test(next);
		const isOne = /ได้(รับ|ถึง)$/.test(before + word);
		return isOrdinal || isTime ? "no" : isOne ? anyIfLarge : "yes";
	}
	if (starters.has(word)) return /^(\S| \d)/.test(next) ? "yes" : "no";
	if (heads.has(word) || (isLarge && word === largeHead)) return "word";
	return anyIfLarge;
}

interface Part {
	text: string;
	start: Break;
}

const joined = (parts: readonly Part[]) =>
	parts.map(({ text }) => text).join("");

/** The fewest letters of a phrase, and of the last phrase of a text. */
const [minLetters, minLettersAtEnd] = [4, 5];

/** A phrase of more parts is not split: it is not ordinary text. */
const maxParts = 100;

/** The cost of each kind of break, which is added to the difference between the halves in letters. */
const extraCost = { yes: 0, number: -8, word: 0, any: 1000, no: 0 } as const;

/** Splits a phrase that is too long near its middle, preferably before a number, and then its halves in the same way. */
function shorten(parts: readonly Part[], longest: number): string[] {
	const wholeText = joined(parts);
	if (parts.length > maxParts) return [wholeText];
	let best = 0;
	let leastCost = Infinity;
	let firstHalf = "";
	for (const [at, { text, start }] of parts.entries()) {
		const firstLetters = letterCount(firstHalf);
		const secondLetters = letterCount(wholeText.slice(firstHalf.length));
		const cost = Math.abs(firstLetters - secondLetters) + extraCost[start];
		if (
			firstLetters >= minLetters &&
			secondLetters >= minLetters &&
			cost < leastCost
		)
			[best, leastCost] = [at, cost];
		firstHalf += text;
	}
	const isAny = parts[best]?.start === "any";
	if (best === 0 || letterCount(wholeText) <= longest) return [wholeText];
	if (isAny && fitsOneLine(wholeText, longest)) return [wholeText];
	return [parts.slice(0, best), parts.slice(best)].flatMap((half) =>
		shorten(half, longest),
	);
}

const segmenter =
	"Segmenter" in Intl
		? new Intl.Segmenter("th", { granularity: "word" })
		: undefined;

/** A longer run without a space is not segmented: it is not ordinary text. */
const maxRunLength = 1000;

/** The words and spaces of a text. Each run between spaces is segmented by itself, because V8 copies the whole string for every word. */
const tokensOf = (text: string, words: Intl.Segmenter): string[] =>
	(text.match(/\s+|\S+/g) ?? []).flatMap((run) =>
		run.length > maxRunLength
			? [run]
			: [...words.segment(run)].map(({ segment }) => segment),
	);

/** The phrases of a text, each with the space after it; `longest` is the most letters of a phrase, unless a word has more. Only a large text may end a line between any two words. */
export function splitPhrases(
	text: string,
	longest = 16,
	isLarge = false,
): string[] {
	if (!segmenter) return [text];
	const tokens = tokensOf(text, segmenter);
	const phrases: Part[][] = [];
	let phrase: Part[] = [];
	let [earlier, before, space] = ["", "", ""];
	for (const [at, word] of tokens.entries()) {
		const last = phrase.at(-1);
		if (/^\s/.test(word)) {
			if (last) last.text += word;
			else phrases.push([{ text: word, start: "no" }]);
			space += word;
			continue;
		}
		const next = tokens.slice(at + 1, at + 3).join("");
		const start = space
			? afterSpace([earlier, before], space, word)
			: betweenWords(before, word, next, isLarge);
		const startsNewPhrase =
			start === "yes" &&
			(space !== "" || letterCount(joined(phrase)) >= minLetters);
		if (!last || startsNewPhrase) {
			phrase = [{ text: word, start }];
			phrases.push(phrase);
		} else if (start === "no") last.text += word;
		else phrase.push({ text: word, start });
		[earlier, before, space] = [before, word, ""];
	}
	const previous = phrases.at(-2);
	if (previous && letterCount(joined(phrase)) < minLettersAtEnd) {
		previous.push(...phrase);
		phrases.pop();
	}
	return phrases.flatMap((each) => shorten(each, longest));
}
