// The scan modes: their order, what a landscape screen leaves out, and the fallback barcode.
import { expect, test } from "vitest";
import {
	availableScanModes,
	fallbackFormat,
	nextScanMode,
} from "../../../../src/domain/code/scanModes";

test.each([
	["CODE128", "GK7M4PX92QD8", null],
	["CODE128", "2123456789012", null],
	["EAN13", "4006381333931", null],
	["codabar", "A123456B", "CODE128"],
	["MSI", "123456", "CODE128"],
	["ITF", "123456789012", "CODE128"],
	["pharmacode", "131070", "CODE128"],
	// Every till can read EAN-13: thirteen digits with a valid check digit.
	["CODE128", "4006381333931", "EAN13"],
] as const)("the fallback format of %s %s is %s", (format, code, plain) => {
	expect(fallbackFormat(format, code)).toBe(plain);
});

test.each([
	["upright", "MSI", "12", false, "large turned middle small plain qr digits"],
	["landscape", "MSI", "12", true, "large middle small plain qr digits"],
	[
		"plain already",
		"CODE128",
		"A",
		false,
		"large turned middle small qr digits",
	],
	["no bars in its own format", "EAN13", "AB", false, "plain qr digits"],
	["no bars at all", "EAN13", "ก", false, "qr digits"],
] as const)(
	"%s: %s %s has its modes",
	(_name, format, code, isLandscape, ways) => {
		expect(availableScanModes(format, code, isLandscape).join(" ")).toBe(ways);
	},
);

test("the first mode follows the last mode and any unknown one", () => {
	const ways = availableScanModes("CODE128", "A", true);
	expect(nextScanMode(ways, "large")).toBe("middle");
	expect(nextScanMode(ways, "digits")).toBe("large");
	expect(nextScanMode(ways, "turned")).toBe("large");
});
