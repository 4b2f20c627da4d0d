// Barcodes and QR codes as SVG text with quiet zones, for a page outside the app.
import type { BarcodeModules } from "./barcodeModules";
import { qrModules } from "./qrModules";

/** Heights and widths in modules. */
const barHeight = 48;
const quietOfQr = 4;

const svg = (
	kind: string,
	width: number,
	height: number,
	path: string,
	unit: number,
) =>
	`<svg class="${kind}" width="${width * unit}" height="${height * unit}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;

/** Two px per module. */
export function barcodeSvg({ bars, length, quietZone }: BarcodeModules) {
	const path = bars
		.map(
			({ left, width }) =>
				`M${left + quietZone} 0h${width}v${barHeight}h-${width}z`,
		)
		.join("");
	return svg("bars", length + 2 * quietZone, barHeight, path, 2);
}

/** Four px per module; rejects where the library fails to load or the text is too long. */
export async function qrSvg(text: string): Promise<string> {
	const { size, data } = await qrModules(text);
	let path = "";
	for (let row = 0; row < size; row++)
		for (let at = 0; at < size; at++) {
			let run = 0;
			while (at + run < size && data[row * size + at + run]) run++;
			if (run > 0)
				path += `M${at + quietOfQr} ${row + quietOfQr}h${run}v1h-${run}z`;
			at += run;
		}
	const side = size + 2 * quietOfQr;
	return svg("qr", side, side, path, 4);
}
