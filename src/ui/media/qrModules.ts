// The modules of a QR code; the encoder is loaded for the first code.

/** Resolves to the dark and light modules, row by row; rejects if the encoder fails to load or the text is empty or too long. */
export async function qrModules(text: string) {
	// Only the encoder, because the app draws the code itself.
	const { create } = await import("qrcode/lib/core/qrcode.js");
	return create(text, { errorCorrectionLevel: "M" }).modules;
}
