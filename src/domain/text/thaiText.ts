// The script of a text; a file of its own, apart from the first load's localized.

/** The baht sign, which English texts have too, is of no script. */
export const hasThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

/** A value to stand after a Thai word, at the end of its sentence: a no-break space parts other letters from it. */
export const afterThai = (value: string): string =>
	(hasThai(value.slice(0, 1)) ? "" : "\u00a0") + value;

/** A value to stand among Thai words: a no-break space parts an edge in other letters from them. */
export function amongThai(value: string): string {
	return afterThai(value) + (hasThai(value.slice(-1)) ? "" : "\u00a0");
}
