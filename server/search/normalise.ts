// Normalises texts, so that equal-looking texts compare as equal, and reads them from HTML.

/** Tone marks, mai taikhu and thanthakhat, which people often omit; the inside of a character class. */
export const toneMarks = "\u0E47-\u0E4C";
const anyToneMark = new RegExp(`[${toneMarks}]`, "g");
const anyOtherSign = new RegExp(`[^${toneMarks}]`, "g");

const thaiZero = 0x0e50;
/** From each full-width sign of an East Asian keyboard to the same one of ASCII. */
const fullWidthOffset = 0xfee0;

/** The signs of one letter: vowels before tone marks, each once. */
const inOrder = (signs: string): string =>
	(
		signs.replace(anyToneMark, "").normalize("NFC") +
		signs.replace(anyOtherSign, "")
	).replace(/(.)\1+/g, "$1");

/** Thai needs no space at a number: 7วัน is 7 วัน. */
const betweenThaiAndDigit =
	/(?<=[\u0E01-\u0E4E])(?=\d)|(?<=\d)(?=[\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46])/g;

/** Lower case, one order of signs, Arabic digits without separators, single spaces, possessives as plurals; tone marks stay. Idempotent. */
export function normalise(text: string): string {
	return (
		text
			// Removes invisible characters, and those that make an emoji colourful or put a digit into a key.
			.replace(/[\p{Cf}\p{Me}\p{Variation_Selector}]/gu, "")
			.normalize("NFD")
			.replace(/[\u0300-\u036F]/g, "")
			.normalize("NFC")
			.replace(/[！-～]/g, (sign) =>
				String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset),
			)
			.toLowerCase()
			.replace(/[๐-๙]/g, (digit) =>
				String((digit.codePointAt(0) ?? thaiZero) - thaiZero),
			)
			.replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
			.replace(/(?<=[a-z])['’](?=s(?![\p{L}\p{N}]))/gu, "")
			.replace(betweenThaiAndDigit, " ")
			.replace(/เเ/g, "แ")
			// Puts a tone mark after its vowel, and joins sara am of two characters.
			.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g, inOrder)
			.replace(/\u0E4D([\u0E47-\u0E4C]*)\u0E32/g, "$1\u0E33")
			// Removes a repeated ะ, า or ำ, which no word has twice in a row.
			.replace(/([\u0E30\u0E32\u0E33])\1+/g, "$1")
			// Punctuation, ฯ and ๆ separate words.
			.replace(/[^\p{L}\p{M}\p{N}]+|[ฯๆ]/gu, " ")
			.replace(/ +/g, " ")
			.trim()
	);
}

/** A normalised text as many people type it. */
export const withoutToneMarks = (normalised: string): string =>
	normalised.replace(anyToneMark, "");

const htmlEntities: ReadonlyMap<string, string> = new Map([
	["amp", "&"],
	["lt", "<"],
	["gt", ">"],
	["quot", '"'],
	["apos", "'"],
	["nbsp", " "],
]);

/** Plain text from HTML; tags become spaces, which separate paragraphs. */
export const plainText = (html: string): string =>
	html
		.replace(/<[^<>]*>/g, " ")
		.replace(
			/&(\w+);/g,
			(whole, name: string) => htmlEntities.get(name) ?? whole,
		);
