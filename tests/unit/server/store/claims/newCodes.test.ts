// New codes are unique, fit the barcode of their format, and are no more than the format allows (2 §5).
import { expect, test } from "vitest";
import {
	codesInFormat,
	newCodes,
} from "../../../../../server/store/claims/newCodes";
import type { BarcodeFormat } from "../../../../../src/contract/history";
import { barcodeOf } from "../../../../../src/domain/code/barcode";

const formats: BarcodeFormat[] = [
	...(["CODE128", "EAN13", "ITF", "ITF14"] as const),
	...(["pharmacode", "codabar", "MSI"] as const),
];

test.each(formats)(
	"100 new codes of the format %s are unique and fit its barcode",
	(format) => {
		const codes = newCodes(format, 100);
		expect(new Set(codes).size).toBe(100);
		for (const code of codes)
			expect(barcodeOf(format, code), code).not.toBeNull();
	},
);

test("an existing code is not generated again", () => {
	const taken = new Set(Array.from({ length: 130_000 }, (_, at) => `${at}`));
	const codes = newCodes("pharmacode", 20, taken);
	expect(codes).toHaveLength(20);
	for (const code of codes)
		expect(Number(code)).toBeGreaterThanOrEqual(130_000);
});

test("only pharmacode has a limited number of codes", () => {
	const finite = formats.filter((it) => Number.isFinite(codesInFormat(it)));
	expect(finite).toEqual(["pharmacode"]);
	expect(codesInFormat("pharmacode")).toBe(131_068);
});
