// The Thai Kedmanee and the US keyboard, key by key: what was typed with the wrong one switched on.

const english =
	"`1234567890-=" +
	"qwertyuiop[]\\" +
	"asdfghjkl;'" +
	"zxcvbnm,./" +
	"~!@#$%^&*()_+" +
	"QWERTYUIOP{}|" +
	'ASDFGHJKL:"' +
	"ZXCVBNM<>?";
const thai =
	"_ๅ/-ภถุึคตจขช" +
	"ๆไำพะัีรนยบลฃ" +
	"ฟหกดเ้่าสวง" +
	"ผปแอิืทมใฝ" +
	"%+๑๒๓๔ู฿๕๖๗๘๙" +
	'๐"ฎฑธํ๊ณฯญฐ,ฅ' +
	"ฤฆฏโฌ็๋ษศซ." +
	"()ฉฮฺ์?ฒฬฦ";

const pairs = [...english].map((key, at) => [key, thai[at] ?? key] as const);
const toThai = new Map(pairs);
const toEnglish = new Map(pairs.map(([key, letter]) => [letter, key] as const));

const hasThai = /[\u0E01-\u0E5B]/;
const hasLatin = /[a-z]/i;

/**
 * The text as it would stand there with the other layout switched on: l;ylfu is
 * สวัสดี, ทนาดฟ is mokfa. Null where both scripts stand in it, or none: then no
 * layout was forgotten.
 */
export function otherLayout(typed: string): string | null {
	if (hasThai.test(typed) === hasLatin.test(typed)) return null;
	const keys = hasThai.test(typed) ? toEnglish : toThai;
	return [...typed].map((each) => keys.get(each) ?? each).join("");
}

const isWritten = /^[\p{L}\p{M}\p{N}\s]+$/u;
/** A vowel or mark that has no letter to stand on. */
const isLoose = /(?:^|\s)[\u0E31\u0E33-\u0E3A\u0E45\u0E47-\u0E4E]/;

/**
 * The readings of a text on the other layout that are words: แมว is "c,;" there, which
 * nobody means. The second one undoes capitals, which a phone adds and Caps Lock makes.
 */
export function otherLayouts(typed: string): string[] {
	const text = typed.trim();
	const readings = [otherLayout(text), otherLayout(text.toLowerCase())];
	return [...new Set(readings)].filter(
		(reading) =>
			reading !== null && isWritten.test(reading) && !isLoose.test(reading),
	) as string[];
}
