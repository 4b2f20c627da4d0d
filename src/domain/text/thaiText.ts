// The script of a text; a file of its own, apart from the first load's localized.

/** The baht sign, which English texts have too, is of no script. */
export const hasThai = (text: string): boolean => /\p{Script=Thai}/u.test(text);
