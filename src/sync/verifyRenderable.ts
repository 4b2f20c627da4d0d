// Verifies that a code can be shown in a shop offline: its symbol is computed ahead and fits its format (O02).
import { noBarcode } from "../contract/history";
import { codeContent } from "../domain/code/codeContent";
import { fitsFormat } from "../domain/code/codeSymbol";
import { assertSignedIn } from "../platform/session/session";
import { saveCode } from "../platform/storage/saveCode";
import type { WalletCode } from "../platform/storage/wallet";

/** The bars, null where they do not fit the format. Throws where the encoder cannot be loaded. */
async function barsOf({ code, barcode_format: format }: WalletCode) {
	if (format === noBarcode || !fitsFormat(format, code)) return null;
	const { barcodeWidths, barsOf: read } = await import(
		"../ui/media/barcodeModules"
	);
	const widths = await barcodeWidths(code, format);
	return widths !== null && read(widths, format) ? widths : null;
}

/** A QR can carry any text. */
async function fitsQr({ code }: WalletCode) {
	const { create } = await import("qrcode");
	return create(code, { errorCorrectionLevel: "M" }).modules.size > 0;
}

/** Adds the symbol where it can be computed now. */
async function withSymbol(code: WalletCode): Promise<WalletCode> {
	const { kind } = codeContent(code);
	// An address needs no symbol.
	if (kind !== "code") return { ...code, proven: kind !== "none" };
	try {
		const bars = code.bars ?? (await barsOf(code));
		if (bars) return { ...code, bars, proven: true };
		return (await fitsQr(code)) ? { ...code, proven: true } : code;
	} catch {
		return code;
	}
}

export interface RenderCheck {
	code: WalletCode;
	/** Read back with its symbol. */
	saved: boolean;
	/** Storage is full, or no symbol can be computed yet. */
	reason: "noRoom" | "noSymbol" | null;
}

/** Computes the symbol of a code and saves both. Throws only an abort, where another customer has signed in (O05). */
export async function verifyRenderable(code: WalletCode): Promise<RenderCheck> {
	const complete = await withSymbol(code);
	assertSignedIn(complete.sub);
	const isStored = await saveCode(complete);
	const saved = isStored && complete.proven === true;
	return {
		code: complete,
		saved,
		reason: saved ? null : isStored ? "noSymbol" : "noRoom",
	};
}
