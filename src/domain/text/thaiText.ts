// Recognises Thai texts and spaces values of another script in them; apart from localized.ts, which the first load needs.

/** Whether a text has Thai characters; the baht sign, which English texts have too, is not one. */
export const hasThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);

/** Returns a value for the end of a Thai sentence, with a no-break space before it unless it begins in Thai. */
export const afterThai = (value: string): string =>
	(hasThai(value.slice(0, 1)) ? "" : "\u00a0") + value;

/** Returns a value for the middle of a Thai sentence, with a no-break space on each side that is not Thai. */
export function amongThai(value: string): string {
	return afterThai(value) + (hasThai(value.slice(-1)) ? "" : "\u00a0");
}
