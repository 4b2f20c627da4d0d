// A Thai mobile number as typed, shown and sent (2 §5, 3 §5).
import { digitsIn, withPlainDigits } from "../text/digitsIn";

const digitsLength = 10;

/** "+66" or "0066" as the first digits; other characters may stand before them. */
const withCountryCode = /^[^\d+]*(?:\+|00)\D*66/;
/** A whole mobile number after a 66 without the plus. */
const withBareCountryCode = /^660?[689]\d{8}$/;

/** A whole mobile number after "+66". */
const wholeWithCountryCode = /^\+\D*66\D*(?:0\D*)?[689](?:\D*\d){8}/;

/** Returns the text, or only its last part where a whole number with its country code was pasted after the first digits of another number. */
function withoutBeginning(text: string): string {
	const at = Math.max(0, text.lastIndexOf("+"));
	const pasted = text.slice(at);
	const isBegun = digitsIn(text.slice(0, at)).length < digitsLength;
	return isBegun && wholeWithCountryCode.test(pasted) ? pasted : text;
}

/** At most ten digits of the typed text; reads digits of other scripts and turns the country code into a leading 0. */
export function mobileDigits(typed: string): string {
	const text = withoutBeginning(withPlainDigits(typed));
	const digits = digitsIn(text);
	const isAbroad =
		withCountryCode.test(text) || withBareCountryCode.test(digits);
	// Replaces 0066 or 66, and also a 0 in brackets after it.
	const local = isAbroad ? `0${digits.replace(/^(?:00)?660?/, "")}` : digits;
	return local.slice(0, digitsLength);
}

/** The number as far as it is typed: 081, 081-2, 081-234-5678. */
export function formatMobile(typed: string): string {
	const digits = mobileDigits(typed);
	return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
		.filter((part) => part !== "")
		.join("-");
}

/** Whether it is a whole number of a Thai mobile phone. */
export const isValidMobile = (typed: string): boolean =>
	/^0[689]\d{8}$/.test(mobileDigits(typed));

/** Whether the number has all ten digits, which are the twelve shown characters that the confirm button needs (2 §5). */
export const isMobileComplete = (typed: string): boolean =>
	mobileDigits(typed).length === digitsLength;

/** A number of the host as 081-234-5678; unchanged where it is not a whole number, such as a masked one. */
export const shownMobile = (given: string): string =>
	isMobileComplete(given) ? formatMobile(given) : given;

/** The number as 081-XXX-5678; unchanged where the host has masked it, "" where it is not complete. */
export function maskedMobile(mobile: string): string {
	const isMasked = /^[\dx*•\s-]+$/i.test(mobile) && /[x*•]/i.test(mobile);
	if (isMasked) return mobile.trim();
	const digits = mobileDigits(mobile);
	if (digits.length < digitsLength) return "";
	return `${digits.slice(0, 3)}-XXX-${digits.slice(6)}`;
}
