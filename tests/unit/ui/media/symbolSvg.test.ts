// @vitest-environment node
// The barcode and QR code in the file of saved codes have exactly the modules of the symbol, inside a quiet zone (X07).
import { create } from "qrcode";
import { expect, test } from "vitest";
import { barcodeSvg, qrSvg } from "../../../../src/ui/media/symbolSvg";

test.each(["GG12345678", "https://partner.example/?a=1&b=2"])(
	"the QR of %s has exactly its modules",
	async (text) => {
		const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
		const svg = await qrSvg(text);
		const side = size + 8;
		expect(svg).toContain(`width="${4 * side}" height="${4 * side}"`);
		expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`);
		const path = / d="(.*?)"/.exec(svg)?.[1] ?? "";
		const run = /M(\d+) (\d+)h([1-9]\d*)v1h-\3z/g;
		expect(path.replace(run, "")).toBe("");
		const dark = [...path.matchAll(run)].flatMap(([, x, y, length]) =>
			Array.from(
				{ length: Number(length) },
				(_, at) => (Number(y) - 4) * size + Number(x) - 4 + at,
			),
		);
		expect(dark).toEqual([...data.keys()].filter((at) => data[at]));
	},
);

test("a barcode has its bars inside its quiet zone; screen readers read the digits beside it", () => {
	const bars = [
		{ left: 0, width: 2 },
		{ left: 3, width: 1 },
	];
	const svg = barcodeSvg({ bars, length: 4, quietZone: 10 });
	expect(svg).toContain('width="48" height="96" viewBox="0 0 24 48"');
	expect(svg).toContain(' d="M10 0h2v48h-2zM13 0h1v48h-1z"');
	expect(svg).toContain('aria-hidden="true"');
});
