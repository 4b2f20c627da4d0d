// How typed digits of other scripts are read, and which texts are Thai.
import fc from "fast-check";
import { expect, test } from "vitest";
import { digitsIn } from "../../../../src/domain/text/digitsIn";
import { hasThai } from "../../../../src/domain/text/thaiText";

test.each([
	["", ""],
	["รหัส ๑๒๓ 456", "123456"],
	["๐๙", "09"],
	["12-34 56", "123456"],
	["abc", ""],
	["+66 81", "6681"],
	["０８１", "081"],
	["٠٨١ ۰۸۱", "081081"],
	["၀၈၁", "081"],
])("the digits of %j are read as %j", (text, digits) =>
	expect(digitsIn(text)).toBe(digits),
);

test("Thai and Arabic digits give the same number", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^\d*$/), (digits) => {
			const thai = digits.replace(/\d/g, (digit) => "๐๑๒๓๔๕๖๗๘๙"[+digit] ?? "");
			expect(digitsIn(thai)).toBe(digits);
		}),
	);
});

test.each([
	["", false],
	["coffee 12", false],
	["coffee from ฿59", false],
	["กาแฟ", true],
	["a ๛", true],
	["ก", true],
	["\u0E00", false],
	["\u0E5C", false],
	["ກາເຟ", false],
])("%j is Thai: %s", (text, isThai) => expect(hasThai(text)).toBe(isThai));
