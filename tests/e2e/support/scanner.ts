// Reads the barcode or QR code on a screen the way a shop's scanner does: from its picture.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator } from "@playwright/test";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = createRequire(import.meta.url).resolve(
	"zxing-wasm/reader/zxing_reader.wasm",
);
prepareZXingModule({
	overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
});

/** What a scanner reads from the picture of an element: format and text of every code in it. */
export const scan = async (element: Locator) =>
	scanPicture(await element.screenshot());

/** The same from a picture. */
export async function scanPicture(
	bytes: Uint8Array,
): Promise<{ format: string; text: string }[]> {
	const picture = new Uint8Array(bytes);
	const codes = await readBarcodes(picture, { tryHarder: true });
	return codes.map(({ format, text }) => ({ format, text }));
}
