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
