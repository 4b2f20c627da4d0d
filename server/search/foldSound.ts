// One form for spellings that sound or look alike, so that a misspelling meets the word it stands for.
import { withoutMarks } from "./normalise";

/** Letters that are taken for one another: by sound (ช ซ ศ ษ ส, ร ล), by length (ิ ี), by look (ฟ ฝ). */
const confusable = [
	"สชซศษฉฌ",
	"ลรฬ",
	"คขฆฃฅ",
	"ทธฑฒถฐ",
	"ดฎ",
	"ตฏ",
	"นณ",
	"พภผ",
	"ฟฝ",
	"ยญ",
	"หฮ",
	"ไใ",
	"ะาัๅ",
	"\u0E34\u0E35",
	"\u0E38\u0E39",
	"\u0E36\u0E37",
];
const folded = new Map(
	confusable.flatMap((group) =>
		[...group].map((letter) => [letter, group.charAt(0)] as const),
	),
);

/** A consonant that thanthakhat silences, with the vowel it may carry: ต์ of บุฟเฟต์, ธิ์ of สิทธิ์. */
const silent = /[\u0E01-\u0E2E][\u0E34\u0E38]?\u0E4C/g;

/** The folded form of a normalised text: for comparing only, it is no spelling. */
export function foldSound(normalised: string): string {
	const letters = withoutMarks(
		normalised
			.replace(silent, "")
			.replace(/\u0E4C/g, "")
			.replaceAll("ำ", "ะม")
			.replace(/ph/g, "f")
			.replace(/ck/g, "k")
			.replaceAll("z", "s")
			.replaceAll("y", "i")
			.replaceAll(" ", ""),
	);
	return [...letters]
		.map((letter) => folded.get(letter) ?? letter)
		.join("")
		.replace(/(\D)\1+/g, "$1");
}
