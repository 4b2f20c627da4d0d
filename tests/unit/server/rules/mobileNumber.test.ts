// The forms in which a launcher or a call may write a Thai mobile number (3 §5).
import { expect, test } from "vitest";
import { validMobileDigits } from "../../../../server/rules/mobileNumber";

test.each([
	["0812345678", "0812345678"],
	["081-234 5678", "0812345678"],
	["+66 81-234-5678", "0812345678"],
	["+66 (0)81.234.5678", "0812345678"],
	["0066812345678", "0812345678"],
	["66812345678", "0812345678"],
	["0612345678", "0612345678"],
	["0912345678", "0912345678"],
	["0712345678", ""],
	["021234567", ""],
	["081234567", ""],
	["+1 202 555 0100", ""],
	["", ""],
])("the number %j has the mobile digits %j", (given, digits) => {
	expect(validMobileDigits(given)).toBe(digits);
});
