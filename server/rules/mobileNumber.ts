// The rule for a Thai mobile number (3 §5).
import { ruleError } from "./apiError";

/** The ten digits of a number, without separators and the country code; "" for anything else. */
export function validMobileDigits(given: string): string {
	const digits = given.replace(/[\s().-]/g, "").replace(/^(\+|00)?660?/, "0");
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
