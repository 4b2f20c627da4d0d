// Reads a barcode or QR code from a screenshot, as a shop's scanner does from the screen.
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

/** The format and text of every code in a screenshot of the element. */
export const scan = async (element: Locator) =>
	scanPicture(await element.screenshot());

/** The format and text of every code in a picture. */
export async function scanPicture(
	bytes: Uint8Array,
): Promise<{ format: string; text: string }[]> {
	const picture = new Uint8Array(bytes);
	const codes = await readBarcodes(picture, { tryHarder: true });
	return codes.map(({ format, text }) => ({ format, text }));
}
