// A mobile number as it is typed, pasted, shown and checked (2 §5, 3 §5).
import fc from "fast-check";
import { expect, test } from "vitest";
import {
	formatMobile,
	isMobileComplete,
	isValidMobile,
	maskedMobile,
	mobileDigits,
} from "../../../../src/domain/member/mobileNumber";
import { anyCharacter } from "../../../support/anyCharacter";

test.each([
	["", ""],
	["0", "0"],
	["081", "081"],
	["0812", "081-2"],
	["081234", "081-234"],
	["0812345", "081-234-5"],
	["0812345678", "081-234-5678"],
	["081 234 5678 ต่อ 9", "081-234-5678"],
	["๐๘๑๒๓๔๕๖๗๘", "081-234-5678"],
	["+66812345678", "081-234-5678"],
	["+๖๖ ๘๑ ๒๓๔ ๕๖๗๘", "081-234-5678"],
	["٠٨١٢٣٤٥٦٧٨", "081-234-5678"],
	["+６６ ８１２３４５６７８", "081-234-5678"],
	["+66 (0)81 234 5678", "081-234-5678"],
	["0066 81-234-5678", "081-234-5678"],
	["+ 66 81 234 5678", "081-234-5678"],
	// The form in which a phone's contacts copy a number.
	["\u202a+66 81 234 5678\u202c", "081-234-5678"],
	["(+66) 81-234-5678", "081-234-5678"],
	["โทร. +66 81 234 5678", "081-234-5678"],
	["tel:+66812345678", "081-234-5678"],
	["66812345678", "081-234-5678"],
	// The bug: a number with a country code pasted after typed digits became another person's number.
	["0+66812345678", "081-234-5678"],
	["089-1+66 81 234 5678", "081-234-5678"],
	["๐๒-๑๒๓-๔๕๖๗, +๖๖ (0)81 234 5678", "081-234-5678"],
	["089-123-4567+66 (0)81 234 5678", "089-123-4567"],
	["081-234-5678 +66 2 123 4567", "081-234-5678"],
	["6681234567", "668-123-4567"],
	["0810066123", "081-006-6123"],
	["001 266 1234", "001-266-1234"],
])("'%s' is shown as '%s'", (typed, shown) => {
	expect(formatMobile(typed)).toBe(shown);
});

test.each([
	["", false, false],
	["abc", false, false],
	["081-234-567", false, false],
	["081-234-5678", true, true],
	["0612345678", true, true],
	["0912345678", true, true],
	["0212345678", false, true],
	["1812345678", false, true],
])(
	"'%s' is valid: %s, and can be confirmed: %s",
	(typed, isValid, canConfirm) => {
		expect([isValidMobile(typed), isMobileComplete(typed)]).toEqual([
			isValid,
			canConfirm,
		]);
	},
);

test("formatting is idempotent and keeps the digits, whatever was typed", () => {
	fc.assert(
		fc.property(
			fc.string({ unit: anyCharacter, maxLength: 30, size: "max" }),
			(typed) => {
				const shown = formatMobile(typed);
				expect(shown).toMatch(/^(\d{1,3}|\d{3}-\d{1,3}|\d{3}-\d{3}-\d{1,4})?$/);
				expect(formatMobile(shown)).toBe(shown);
				expect(mobileDigits(shown)).toBe(mobileDigits(typed));
			},
		),
	);
});

test("the middle digits of a number are masked", () => {
	expect(maskedMobile("0812345678")).toBe("081-XXX-5678");
	expect(maskedMobile("081")).toBe("");
	for (const masked of ["081-XXX-5678", "081***5678", "xxx-xxx-5678"])
		expect(maskedMobile(masked)).toBe(masked);
});

test.each(["081-XXX-5678", "08xxxx5678", "081 *** 5678", "•••-•••-5678"])(
	"a number that the host has masked stays masked: %s",
	(masked) => {
		expect(maskedMobile(` ${masked} `)).toBe(masked);
	},
);
