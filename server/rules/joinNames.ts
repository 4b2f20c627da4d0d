// Names as one part of a sentence.

/** `A`, `A and B`, `A, B and C`. */
export const joinNames = (names: readonly string[], and: string): string =>
	[names.slice(0, -1).join(", "), ...names.slice(-1)]
		.filter(Boolean)
		.join(` ${and} `);
