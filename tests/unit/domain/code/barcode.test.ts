// The rules of the barcode formats (2 §5, 2 §9).
import { describe, expect, test } from "vitest";
import { barcodeOf } from "../../../../src/domain/code/barcode";

describe("barcode formats", () => {
	test.each([
		["CODE128", "GK7M4PX92QD8", true],
		["CODE128", "สวัสดี", false],
		["CODE128", "", false],
		["CODE128", "A".repeat(80), true],
		["CODE128", "A".repeat(81), false],
		["ITF", "1234", true],
		["ITF", "123", false],
		["ITF", "12a4", false],
		["ITF", "", false],
		["ITF", "12".repeat(41), false],
		["ITF14", "00012345678905", true],
		["ITF14", "00012345678904", false],
		["ITF14", "0001234567890", false],
		["pharmacode", "3", true],
		["pharmacode", "2", false],
		["pharmacode", "131070", true],
		["pharmacode", "131071", false],
		["pharmacode", "3.5", false],
		["pharmacode", "003", false],
		["codabar", "A12345B", true],
		["codabar", "d1-2$3:4/5.6+7C", true],
		["codabar", "12345", false],
		["codabar", "A12345", false],
		["codabar", "A12E45B", false],
		["MSI", "1234567", true],
		["MSI", "1234567X", false],
		["MSI", "1".repeat(41), false],
		["EAN13", "5901234123457", true],
		["EAN13", "5901234123450", false],
		["EAN13", "590123412345", false],
		["none", "5901234123457", false],
	] as const)("%s takes %s: %s", (format, value, fits) => {
		expect(barcodeOf(format, value) !== null).toBe(fits);
	});

	test.each([
		["CODE128", "gg-1", "gg-1", 10],
		["EAN13", "5901234123457", "5901234123457", 11],
		["ITF", "1234", "1234", 10],
		["ITF14", "00012345678905", "00012345678905", 10],
		["pharmacode", "117", "117", 10],
		["codabar", "a12345b", "A12345B", 10],
		["MSI", "12345", "12345", 10],
	] as const)("%s %s is encoded as %s", (format, value, text, quietZone) => {
		expect(barcodeOf(format, value)).toEqual({ format, text, quietZone });
	});
});
