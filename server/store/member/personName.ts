// The rule of a person's name, the same at registration and in the profile (3 §5); the app's own is src/domain/personName.
import { ruleViolation } from "../../rules/apiError";

/** Thai and Latin letters with what joins the parts of a name. */
const pattern = /^[\p{Script=Thai}\p{Script=Latin}\p{M} '’-]+$/u;
/** Digits and signs that belong to those scripts. */
const noLetter = /[\p{N}\p{S}\u0e4f\u0e5a\u0e5b]/u;

/** One form of its letters, no space too many. */
export const normaliseName = (given: string): string =>
	given.normalize("NFC").trim().replace(/\s+/gu, " ");

/** Refuses a name with anything but letters, with 20000. */
export function checkLetters(...names: string[]): void {
	const isName = (name: string) =>
		pattern.test(name) && /\p{L}/u.test(name) && !noLetter.test(name);
	if (!names.every(isName))
		throw ruleViolation(
			"ชื่อและนามสกุลใช้ได้เฉพาะตัวอักษรไทยและอังกฤษ",
			"Names may have Thai and Latin letters only.",
		);
}
