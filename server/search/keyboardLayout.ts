// The Thai Kedmanee and US keyboard layouts, for text typed with the wrong one.

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

/** The text in the other layout: l;ylfu is สวัสดี, ทนาดฟ is mokfa. Null for text in both scripts or neither. */
export function switchLayout(typed: string): string | null {
	if (hasThai.test(typed) === hasLatin.test(typed)) return null;
	const keys = hasThai.test(typed) ? toEnglish : toThai;
	return [...typed].map((each) => keys.get(each) ?? each).join("");
}

const isPlainText = /^[\p{L}\p{M}\p{N}\s-]+$/u;
/** A vowel or mark without a consonant. */
const hasLooseMark = /(?:^|\s)[\u0E31\u0E33-\u0E3A\u0E45\u0E47-\u0E4E]/;

/** The plausible readings in the other layout: แมว would be "c,;". The second one undoes capitals of phones and Caps Lock. */
export function switchedLayouts(typed: string): string[] {
	const text = typed.trim();
	const readings = [switchLayout(text), switchLayout(text.toLowerCase())];
	return [...new Set(readings.filter((reading) => reading !== null))].filter(
		(reading) => isPlainText.test(reading) && !hasLooseMark.test(reading),
	);
}
