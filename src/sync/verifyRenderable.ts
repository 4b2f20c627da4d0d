// Proves that a code can be shown in a shop from this phone alone: its symbol is worked out ahead and fits its format (O02).
import { noBarcode } from "../contract/history";
import { codeContent } from "../domain/code/codeContent";
import { fitsFormat } from "../domain/code/codeSymbol";
import { assertSignedIn } from "../platform/session/session";
import { saveCode } from "../platform/storage/saveCode";
import type { WalletCode } from "../platform/storage/wallet";

/** The bars of a code, null where they do not fit its format. Throws where the encoder cannot be had. */
async function barsOf({ code, barcode_format: format }: WalletCode) {
	if (format === noBarcode || !fitsFormat(format, code)) return null;
	const { barcodeWidths, barsOf: read } = await import(
		"../ui/media/barcodeModules"
	);
	const widths = await barcodeWidths(code, format);
	return widths !== null && read(widths, format) ? widths : null;
}

/** Whether a scanner can be given the code as a QR: the symbol that carries any text. */
async function fitsQr({ code }: WalletCode) {
	const { create } = await import("qrcode");
	return create(code, { errorCorrectionLevel: "M" }).modules.size > 0;
}

/** The code with its symbol worked out; the same code where that cannot be done now. */
async function withSymbol(code: WalletCode): Promise<WalletCode> {
	const { kind } = codeContent(code);
	// An address has no symbol, and nothing is no code.
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
	/** Read back from the phone, symbol and all. */
	saved: boolean;
	/** Why not: the phone has no room for it, or no symbol can be made of it yet. */
	reason: "noRoom" | "noSymbol" | null;
}

/** Works out the symbol of a code, and saves both; only what was read back counts (`saveCode`). Throws only an abort, where another customer has signed in (O05). */
export async function verifyRenderable(code: WalletCode): Promise<RenderCheck> {
	const whole = await withSymbol(code);
	assertSignedIn(whole.sub);
	const kept = await saveCode(whole);
	const saved = kept && whole.proven === true;
	return {
		code: whole,
		saved,
		reason: saved ? null : kept ? "noSymbol" : "noRoom",
	};
}
