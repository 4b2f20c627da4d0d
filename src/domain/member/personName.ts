// A person's name as it may be typed: Thai and Latin letters with their marks, spaces, hyphens and apostrophes (3 §5).

const others =
	/[^\p{Script=Latin}\p{Script=Thai}\p{M}\s'’-]|[\p{N}\p{S}\p{P}](?<!['’-])/gu;

/** What of the typed text a name may have; composed, so that marks stay with their letters, and at most 100 characters. */
export const sanitizeName = (typed: string): string =>
	typed
		.normalize("NFC")
		.replace(others, "")
		.replace(/\s/gu, " ")
		// What was taken out may have stood between a letter and its mark.
		.normalize("NFC")
		.slice(0, 100)
		// A letter of two code units is kept whole or not at all.
		.replace(/\p{Cs}$/u, "");

/** The name as it is sent: trimmed, single spaces. */
export const normalizeName = (name: string): string =>
	sanitizeName(name).trim().replace(/ {2,}/g, " ");

/** Whether there is a name at all: a letter, not only signs. */
export const isValidName = (name: string): boolean =>
	/\p{L}/u.test(normalizeName(name));
