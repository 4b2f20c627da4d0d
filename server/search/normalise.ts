// One spelling for texts that look alike, so that a search compares what a person means and not how it was typed.

/** Tone marks, mai taikhu and thanthakhat: the marks that are left out in a hurry. */
export const marks = "\u0E47-\u0E4C";
const anyMark = new RegExp(`[${marks}]`, "g");
const anyOther = new RegExp(`[^${marks}]`, "g");

const thaiZero = 0x0e50;

/** The signs above and below one letter: its vowels in front of its tones, each once. */
const inOrder = (signs: string): string =>
	(
		signs.replace(anyMark, "").normalize("NFC") + signs.replace(anyOther, "")
	).replace(/(.)\1+/g, "$1");

/**
 * The text in lower case and one order of its signs, with Arabic digits and
 * single spaces; tone marks stay. Doing it twice changes nothing.
 */
export function normalise(text: string): string {
	return (
		text
			.replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
			.normalize("NFD")
			.replace(/[\u0300-\u036F]/g, "")
			.normalize("NFC")
			.toLowerCase()
			.replace(/[๐-๙]/g, (digit) =>
				String((digit.codePointAt(0) ?? thaiZero) - thaiZero),
			)
			.replace(/เเ/g, "แ")
			// A tone typed before its vowel, and sara am typed as its two halves.
			.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]{2,}/g, inOrder)
			.replace(/\u0E4D([\u0E47-\u0E4C]*)\u0E32/g, "$1\u0E33")
			// Punctuation, ฯ and ๆ part words and mean nothing by themselves.
			.replace(/[^\p{L}\p{M}\p{N}]+|[ฯๆ]/gu, " ")
			.replace(/ +/g, " ")
			.trim()
	);
}

/** A normalised text without its tone marks. */
export const withoutMarks = (normalised: string): string =>
	normalised.replace(anyMark, "");
