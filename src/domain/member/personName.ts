// A person's name: Thai and Latin letters, spaces, hyphens, apostrophes (3 §5).
import { cutText } from "../text/cutText";

/** A removed letter takes its marks along; of other marks, as those of emoji, only the accents of Latin letters stay. */
const forbiddenCharacters =
	/(?![\p{Script=Latin}\p{Script=Thai}])\p{L}\p{M}*|(?![\u0300-\u036f])[^\p{Script=Latin}\p{Script=Thai}\s'’-]|(?!['’-])[\p{N}\p{S}\p{P}]/gu;

/** Removes what a name may not have; NFC, at most 100 characters. */
export const sanitizeName = (typed: string): string =>
	cutText(
		typed
			.normalize("NFC")
			// Other hyphens and apostrophes, as documents and keyboards write them.
			.replace(/[\u2010\u2011]/g, "-")
			.replace(/[`\u00b4\u02bc\u2018]/g, "'")
			.replace(forbiddenCharacters, "")
			.replace(/\s/gu, " ")
			// A removed character may have separated a letter from its mark.
			.normalize("NFC")
			// No pile of marks.
			.replace(/(\p{M}{3})\p{M}+/gu, "$1"),
		100,
	);

/** Trimmed, single spaces. */
export const normaliseName = (name: string): string =>
	sanitizeName(name).trim().replace(/ {2,}/g, " ");

/** A last name as it is shown: none for the dash of those who have one name. */
export const shownLastName = (name: string): string =>
	name.trim() === "-" ? "" : name;

/** Has at least one letter. */
export const isValidName = (name: string) => /\p{L}/u.test(normaliseName(name));
