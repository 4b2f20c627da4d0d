// The modules of a QR code; its encoder is loaded for the first one.

/** Dark and light modules, row by row; rejects where the encoder fails to load or the text is empty or too long. */
export async function qrModules(text: string) {
	// Without the library's drawing, which the app does itself.
	const { create } = await import("qrcode/lib/core/qrcode.js");
	return create(text, { errorCorrectionLevel: "M" }).modules;
}
