// The encoders of jsbarcode, without its drawing code.
import { CODE128 } from "jsbarcode/bin/barcodes/CODE128/index.js";
import { codabar } from "jsbarcode/bin/barcodes/codabar/index.js";
import { EAN13 } from "jsbarcode/bin/barcodes/EAN_UPC/index.js";
import { ITF, ITF14 } from "jsbarcode/bin/barcodes/ITF/index.js";
import { MSI } from "jsbarcode/bin/barcodes/MSI/index.js";
import { pharmacode } from "jsbarcode/bin/barcodes/pharmacode/index.js";

const encoders = { CODE128, EAN13, ITF, ITF14, MSI, codabar, pharmacode };

export type BarcodeFormat = keyof typeof encoders;

/** Returns the modules of `text` from left to right, 1 for black and 0 for white; throws if the format cannot encode it. */
export function encodeBarcode(format: BarcodeFormat, text: string): string {
	// Flat codes have neither the digits nor the lengthened guard bars.
	const encoder = new encoders[format](text, { flat: true });
	if (!encoder.valid()) throw new TypeError(`${format} cannot carry the text`);
	return [encoder.encode()]
		.flat()
		.map(({ data }) => data)
		.join("");
}
