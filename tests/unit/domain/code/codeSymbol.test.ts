// Barcode formats and the reading groups of a code (2 §5).
import { i18n } from "@lingui/core";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import {
	fitsFormat,
	groupCode,
	invalidInput,
} from "../../../../src/domain/code/codeSymbol";

beforeAll(() => i18n.loadAndActivate({ locale: "en-US", messages: {} }));

describe("barcode formats", () => {
	test.each([
		["CODE128", "GK7M4PX92QD8", true],
		["CODE128", "สวัสดี", false],
		["CODE128", "", false],
		["ITF", "1234", true],
		["ITF", "123", false],
		["ITF", "12a4", false],
		["ITF", "", false],
		["ITF14", "00012345678905", true],
		["ITF14", "00012345678904", false],
		["ITF14", "0001234567890", false],
		["pharmacode", "3", true],
		["pharmacode", "2", false],
		["pharmacode", "131070", true],
		["pharmacode", "131071", false],
		["pharmacode", "3.5", false],
		["codabar", "A12345B", true],
		["codabar", "d1-2$3:4/5.6+7C", true],
		["codabar", "12345", false],
		["codabar", "A12345", false],
		["codabar", "A12E45B", false],
		["MSI", "1234567", true],
		["MSI", "1234567X", false],
		["EAN13", "5901234123457", true],
		["EAN13", "5901234123450", false],
		["EAN13", "590123412345", false],
	] as const)("%s takes %s: %s", (format, value, fits) => {
		expect(fitsFormat(format, value)).toBe(fits);
	});

	test("says the documents' sentence for an invalid value", () => {
		expect(i18n._(invalidInput("ITF", "123"))).toBe(
			"123 is not a valid input for ITF",
		);
	});
});

describe("groups for reading", () => {
	test.each([
		["GK7M4PX92QD8", "GK7M 4PX9 2QD8"],
		["12345", "12345"],
		["123456", "1234 56"],
		["123456789", "1234 56789"],
		["SAVE-2026-NOW", "SAVE-2026-NOW"],
		["", ""],
	])("%s reads %s", (code, read) => {
		expect(groupCode(code)).toBe(read);
	});

	test("grouping adds only blanks and never leaves a lone character", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[0-9A-Z]{1,40}$/), (code) => {
				const groups = groupCode(code).split(" ");
				expect(groups.join("")).toBe(code);
				if (code.length > 5)
					for (const part of groups) expect(part.length).toBeGreaterThan(1);
			}),
		);
	});
});
