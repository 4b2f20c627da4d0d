// The script of a text; a file of its own, apart from the first load's localized.

/** The baht sign, which English texts have too, is of no script. */
export const hasThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

/** A value to stand among Thai words: a no-break space parts an edge in other letters from them. */
export function amongThai(value: string): string {
	const gap = (edge: string) => (hasThai(edge) ? "" : "\u00a0");
	return gap(value.slice(0, 1)) + value + gap(value.slice(-1));
}
