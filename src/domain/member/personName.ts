// A person's name: Thai and Latin letters, spaces, hyphens, apostrophes (3 §5).
import { cutText } from "../text/cutText";

/** A letter is removed together with its marks; of all other marks, such as those of emoji, only Latin accents stay. */
const forbiddenCharacters =
	/(?![\p{Script=Latin}\p{Script=Thai}])\p{L}\p{M}*|(?![\u0300-\u036f])[^\p{Script=Latin}\p{Script=Thai}\s'’-]|(?!['’-])[\p{N}\p{S}\p{P}]/gu;

/** Removes the characters that a name may not have; the result is NFC and has at most 100 characters. */
export const sanitizeName = (typed: string): string =>
	cutText(
		typed
			.normalize("NFC")
			// Documents and keyboards also write other hyphens and apostrophes.
			.replace(/[\u2010\u2011]/g, "-")
			.replace(/[`\u00b4\u02bc\u2018]/g, "'")
			.replace(forbiddenCharacters, "")
			.replace(/\s/gu, " ")
			// A removed character may have separated a letter from its mark.
			.normalize("NFC")
			// A letter keeps at most three marks.
			.replace(/(\p{M}{3})\p{M}+/gu, "$1"),
		100,
	);

/** The sanitised name, trimmed and with single spaces. */
export const normaliseName = (name: string): string =>
	sanitizeName(name).trim().replace(/ {2,}/g, " ");

/** The last name as it is shown; "" for the dash of people who have only one name. */
export const shownLastName = (name: string): string =>
	name.trim() === "-" ? "" : name;

/** Whether the name has at least one letter. */
export const isValidName = (name: string) => /\p{L}/u.test(normaliseName(name));
