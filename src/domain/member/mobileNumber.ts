// A Thai mobile number as it is typed, shown and sent (2 §5, 3 §5).
import { digitsIn } from "../text/digits";

/** Displayed characters of a whole number: 3-3-4 with its dashes. */
const shownLength = 12;
const digitsLength = 10;

/**
 * The digits of what was typed or pasted, at most ten: Thai digits are read, a
 * country code (+66, 0066) becomes the leading 0, everything else is dropped.
 */
export function mobileDigits(typed: string): string {
	const isAbroad = /^\s*(?:\+|[0๐]{2})\s*(?:66|๖๖)/.test(typed);
	const digits = digitsIn(typed);
	// 0066, 66, and the 0 that some leave in brackets behind them.
	const local = isAbroad ? `0${digits.replace(/^(?:00)?660?/, "")}` : digits;
	return local.slice(0, digitsLength);
}

/** The number as it is shown while it grows: 081, 081-2, 081-234-5678. */
export function formatMobile(typed: string): string {
	const digits = mobileDigits(typed);
	return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
		.filter((part) => part !== "")
		.join("-");
}

export type MobileError = "empty" | "short" | "format";

/** What is wrong with a number: nothing typed, under twelve shown characters, or no mobile number; null for none. */
export function validateMobile(typed: string): MobileError | null {
	const shown = formatMobile(typed);
	if (shown === "") return "empty";
	if (shown.length < shownLength) return "short";
	return /^0[689]\d{8}$/.test(mobileDigits(typed)) ? null : "format";
}

/** The confirm button is disabled under twelve shown characters (2 §5). */
export const isMobileComplete = (typed: string): boolean =>
	formatMobile(typed).length >= shownLength;

/** Shown where somebody may look over the shoulder: 081-XXX-5678; "" for none. */
export function maskedMobile(mobile: string): string {
	const digits = mobileDigits(mobile);
	return digits.length < digitsLength
		? ""
		: `${digits.slice(0, 3)}-XXX-${digits.slice(6)}`;
}
