// The rule for a person's name at registration and in the profile (3 §5); the app's own is src/domain/member/personName.ts.
import { type ApiError, ruleError } from "../../rules/apiError";

/** Thai and Latin letters, spaces, apostrophes and hyphens. */
const pattern = /^[\p{Script=Thai}\p{Script=Latin}\p{M} '’-]+$/u;
/** Digits and symbols of those scripts, and a stack of marks, which would cover its neighbours in the ranking. */
const noLetter = /[\p{N}\p{S}\u0e4f\u0e5a\u0e5b]|\p{M}{4}/u;

const maxLength = 100;

/** The name in NFC, trimmed and with single spaces. */
export const normaliseName = (given: string): string =>
	given.normalize("NFC").trim().replace(/\s+/gu, " ");

/** The normalised name. Throws `missing` for an empty one, 20000 for one with other characters or a longer one. */
export function checkedName(given: string, missing: ApiError): string {
	const name = normaliseName(given);
	if (name === "") throw missing;
	const isName =
		name.length <= maxLength &&
		pattern.test(name) &&
		/\p{L}/u.test(name) &&
		!noLetter.test(name);
	if (!isName)
		throw ruleError(
			"ชื่อและนามสกุลใช้ได้เฉพาะตัวอักษรไทยและอังกฤษ ไม่เกิน 100 ตัวอักษร",
			"Names can have up to 100 Thai and English letters only.",
		);
	return name;
}
