// @vitest-environment node
// Proves that a scanner reads the drawn bars as the value at every pixel ratio, that MSI and pharmacode match hand-made bars, and that values that a format cannot carry are refused.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { BarcodeFormat } from "../../../../src/contract/history";
import { barcodeOf } from "../../../../src/domain/code/barcode";
import { moduleWidths } from "../../../../src/domain/code/scanModes";
import { layOutBars } from "../../../../src/ui/media/barcodeLayout";
import {
	barcodeWidths,
	barsFromWidths,
} from "../../../../src/ui/media/barcodeModules";
import {
	msiWidths,
	pharmacodeWidths,
	runsOf,
} from "../../../support/barWidths";

beforeAll(() => {
	const wasm = createRequire(import.meta.url).resolve(
		"zxing-wasm/reader/zxing_reader.wasm",
	);
	const { buffer } = Uint8Array.from(readFileSync(wasm));
	prepareZXingModule({ overrides: { wasmBinary: buffer } });
});

/** The component's picture at this many device pixels per CSS px, black on white, row by row. */
async function drawn(
	value: string,
	format: BarcodeFormat,
	ratio: number,
	rotated = false,
) {
	const barcode = barcodeOf(format, value);
	const widths = barcode && (await barcodeWidths(barcode));
	const modules = widths && barsFromWidths(widths, barcode.quietZone);
	if (!modules) return null;
	const look = { height: 60, moduleWidth: 1.5, rotated };
	const layout = layOutBars(modules, look, 328, ratio);
	if (!layout) return null;
	const { size, black } = layout;
	const { width, height } = size;
	const data = new Uint8ClampedArray(width * height * 4).fill(255);
	for (const bar of black)
		for (let y = bar.y; y < bar.y + bar.height; y++)
			for (let x = bar.x; x < bar.x + bar.width; x++)
				data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
	return { data, width, height, colorSpace: "srgb" as const };
}

const ratios = [1, 2, 2.75, 3];

describe.each([
	["GK7M4PX92QD8", "CODE128", "Code128", "GK7M4PX92QD8"],
	["gg-2026 ok", "CODE128", "Code128", "gg-2026 ok"],
	["8850006321713", "EAN13", "EAN-13", "8850006321713"],
	["12345670", "ITF", "ITF", "12345670"],
	["18850006321710", "ITF14", "ITF", "18850006321710"],
	["a12345b", "codabar", "Codabar", "A12345B"],
] as const)("%s as %s", (value, format, as, read) => {
	test.each(ratios)("can be read at %d device pixels", async (ratio) => {
		for (const rotated of [false, true]) {
			const picture = await drawn(value, format, ratio, rotated);
			if (!picture) throw new Error("Nothing was drawn");
			const found = await readBarcodes(picture, { formats: [as] });
			expect(found.map((it) => it.text)).toEqual([read]);
		}
	});
});

/** The widths of bars and spaces in a picture's middle row, and of the white before and after, in modules. */
async function widths(value: string, format: BarcodeFormat, ratio: number) {
	const picture = await drawn(value, format, ratio);
	if (!picture) throw new Error("Nothing was drawn");
	const from = 30 * picture.width * 4;
	const row = picture.data.subarray(from, from + picture.width * 4);
	const runs = runsOf(row.filter((_shade, index) => index % 4 === 0));
	// Both quiet zones are ten modules.
	const unit = (runs[0] ?? 0) / 10;
	const modules = runs.map((run) => run / unit);
	// White may follow the second zone to reach a width that browsers can lay out.
	const after = Math.min(modules.at(-1) ?? 0, 10);
	return { bars: modules.slice(1, -1), quiet: [modules[0], after] };
}

/** The number of pharmacode bars: from the right a narrow bar counts 1, 2, 4 …, and a wide one twice that. */
function pharmacodeNumber(bars: readonly number[]): number {
	return bars
		.filter((_width, index) => index % 2 === 0)
		.reverse()
		.reduce((sum, width, place) => sum + (width === 3 ? 2 : 1) * 2 ** place, 0);
}

describe.each(ratios)("at %d device pixels", (ratio) => {
	test.each(["0", "9", "12345", "80523", "0099887766"])(
		"MSI %s has the bars of its digits",
		async (value) => {
			const { bars, quiet } = await widths(value, "MSI", ratio);
			expect(bars).toEqual(msiWidths(value));
			expect(quiet).toEqual([10, 10]);
		},
	);

	test.each([
		["3", [1, 2, 1]],
		["4", [1, 2, 3]],
		["117", [3, 2, 3, 2, 1, 2, 3, 2, 3, 2, 1]],
		["131070", Array.from({ length: 31 }, (_, at) => (at % 2 ? 2 : 3))],
	] as const)(
		"pharmacode %s has the bars that were calculated by hand",
		async (value, bars) => {
			const read = await widths(value, "pharmacode", ratio);
			expect(read.bars).toEqual(bars);
			expect(read.quiet).toEqual([10, 10]);
		},
	);
});

test.each([
	["EAN13", "8850006321713", 11],
	["CODE128", "GK7M4PX92QD8", 10],
] as const)("%s keeps its quiet zone", async (format, value, quiet) => {
	const picture = await drawn(value, format, 2);
	if (!picture) throw new Error("Nothing was drawn");
	const dark = (x: number) => picture.data[x * 4] === 0;
	const unit = 3;
	const columns = Array.from({ length: picture.width }, (_, x) => x);
	expect(columns.find(dark)).toBe(quiet * unit);
	expect(columns.findLast(dark)).toBeLessThan(picture.width - quiet * unit);
});

test.each([
	["a phone of two pixels", "GK7M4PX92QD8", "CODE128", 320, 2, 3],
	["a phone of three", "GK7M4PX92QD8", "CODE128", 320, 3, 5],
	["a wide card", "GK7M4PX92QD8", "CODE128", 392, 2, 4],
	["a phone on its side", "GK7M4PX92QD8", "CODE128", 380, 2, 4],
	["thirteen digits", "8850006321713", "EAN13", 392, 2, 6],
] as const)(
	"on the code card of %s, %s has the widest modules that fit",
	async (_where, value, format, space, ratio, pixels) => {
		const barcode = barcodeOf(format, value);
		const widths = barcode && (await barcodeWidths(barcode));
		const modules = widths && barsFromWidths(widths, barcode.quietZone);
		if (!modules) throw new Error("No bars");
		const look = {
			height: 136,
			moduleWidth: moduleWidths.card,
			rotated: false,
		};
		const [first] = layOutBars(modules, look, space, ratio)?.black ?? [];
		expect(first?.x).toBe(pixels * modules.quietZone);
		const whole = modules.length + 2 * modules.quietZone;
		expect(pixels).toBe(Math.floor((space * ratio) / whole));
	},
);

test.each([
	["twenty letters on a phone of three pixels", 20, 3, true],
	["twenty letters on a screen of one pixel", 20, 1, true],
	["forty letters on two pixels: half a CSS pixel is too fine", 40, 2, false],
	["eighty letters", 80, 3, false],
])("%s", async (_what, letters, ratio, fits) => {
	const value = "Q".repeat(letters);
	expect((await drawn(value, "CODE128", ratio)) !== null).toBe(fits);
});

test("pharmacode widths equal those calculated by hand", () => {
	expect(pharmacodeWidths(3)).toEqual([1, 2, 1]);
	expect(pharmacodeWidths(117)).toEqual([3, 2, 3, 2, 1, 2, 3, 2, 3, 2, 1]);
});

test("the MSI code of nine is start, 1 0 0 1, stop", () => {
	expect(msiWidths("9")).toEqual([2, 1, 2, 1, 1, 2, 1, 2, 2, 1, 1, 2, 1]);
});

test("every pharmacode can be read as its number", async () => {
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 3, max: 131_070 }), async (number) => {
			const { bars } = await widths(String(number), "pharmacode", 1);
			expect(pharmacodeNumber(bars)).toBe(number);
			for (const [index, width] of bars.entries())
				expect(index % 2 ? [2] : [1, 3]).toContain(width);
		}),
	);
});

test.each<[string, BarcodeFormat]>([
	["โค้ด", "CODE128"],
	["", "CODE128"],
	["8850006321714", "EAN13"],
	["12345", "ITF"],
	["18850006321711", "ITF14"],
	["1885000632171", "ITF14"],
	["2", "pharmacode"],
	["131071", "pharmacode"],
	["12345", "codabar"],
	["A12345E", "codabar"],
	["12a", "MSI"],
])("%s does not fit %s", async (value, format) => {
	expect(await drawn(value, format, 2)).toBeNull();
});
