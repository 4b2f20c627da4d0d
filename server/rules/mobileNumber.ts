// The rules for Thai phone numbers (2 §5, 3 §5).
import { ruleError } from "./apiError";

/** A number without separators and with a 0 for the country code; not checked. */
export const localDigits = (given: string): string =>
	given.replace(/[\s().-]/g, "").replace(/^(\+|00)?660?/, "0");

/** The ten digits of a number, without separators and the country code; "" for anything else. */
export function validMobileDigits(given: string): string {
	const digits = localDigits(given);
	return /^0[689]\d{8}$/.test(digits) ? digits : "";
}

/** The ten digits of a number; throws 20000. */
export function parseMobileNumber(given: string): string {
	const digits = validMobileDigits(given);
	if (digits === "")
		throw ruleError(
			"เบอร์นี้ใช้งานไม่ได้ กรุณาตรวจสอบอีกครั้ง",
			"This mobile number cannot be used. Please check it.",
		);
	return digits;
}
