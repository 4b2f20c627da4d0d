// The phonetic key of a text: the same for spellings that sound or look alike.
import { withoutToneMarks } from "./normalise";

/** Confusable letters: by sound (ช ซ ศ ษ ส, ร ล), by length (ิ ี), by look (ฟ ฝ). */
const confusable = [
	..."สชซศษฉฌ ลรฬ คขฆฃฅ ทธฑฒถฐ ดฎ ตฏ นณ พภผ ฟฝ ยญ หฮ ไใ ะาัๅ".split(" "),
	"\u0E34\u0E35",
	"\u0E38\u0E39",
	"\u0E36\u0E37",
];
const representatives = new Map(
	confusable.flatMap((group) =>
		[...group].map((letter) => [letter, group.charAt(0)] as const),
	),
);

/** A silent consonant with its vowel: ต์ of บุฟเฟต์, ธิ์ of สิทธิ์. */
const silent = /[\u0E01-\u0E2E][\u0E34\u0E38]?\u0E4C/g;

/** The key of a normalised text, for comparison only: it is not readable. */
export function phoneticKey(normalised: string): string {
	const letters = withoutToneMarks(
		normalised
			.replace(silent, "")
			.replaceAll("ำ", "ะม")
			.replace(/ph/g, "f")
			.replace(/ck/g, "k")
			.replaceAll("z", "s")
			.replaceAll("y", "i")
			.replaceAll(" ", ""),
	);
	return [...letters]
		.map((letter) => representatives.get(letter) ?? letter)
		.join("")
		.replace(/(\D)\1+/g, "$1");
}
