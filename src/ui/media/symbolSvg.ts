// Barcodes and QR codes as SVG text with quiet zones, for a page outside the app.
import type { BarcodeModules } from "./barcodeModules";
import { qrModules } from "./qrModules";

/** Sizes in modules. */
const barHeight = 48;
const qrQuietZone = 4;

const svg = (
	kind: string,
	width: number,
	height: number,
	path: string,
	unit: number,
) =>
	`<svg class="${kind}" width="${width * unit}" height="${height * unit}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path}"/></svg>`;

/** A barcode with two px per module. */
export function barcodeSvg({ bars, length, quietZone }: BarcodeModules) {
	const path = bars
		.map(
			({ left, width }) =>
				`M${left + quietZone} 0h${width}v${barHeight}h-${width}z`,
		)
		.join("");
	return svg("bars", length + 2 * quietZone, barHeight, path, 2);
}

/** Resolves to a QR code with four px per module; rejects if the library fails to load or the text is empty or too long. */
export async function qrSvg(text: string): Promise<string> {
	const { size, data } = await qrModules(text);
	let path = "";
	for (let row = 0; row < size; row++)
		for (let column = 0; column < size; column++) {
			let run = 0;
			while (column + run < size && data[row * size + column + run]) run++;
			if (run > 0)
				path += `M${column + qrQuietZone} ${row + qrQuietZone}h${run}v1h-${run}z`;
			column += run;
		}
	const side = size + 2 * qrQuietZone;
	return svg("qr", side, side, path, 4);
}
