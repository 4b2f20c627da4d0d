// Saves a code with its symbol, computed ahead, so that it can be shown in a shop offline (O02).
import { barcodeOf } from "../domain/code/barcode";
import { codeContent } from "../domain/code/codeContent";
import type { SaveError } from "../domain/code/readiness";
import { assertSignedIn } from "../platform/session/session";
import { saveCode } from "../platform/storage/saveCode";
import type { WalletCode } from "../platform/storage/wallet";

/** Returns the bars of a code, null where its format cannot carry it. Throws where the encoder cannot be loaded. */
async function encodeBars({ code, barcode_format }: WalletCode) {
	const barcode = barcodeOf(barcode_format, code);
	if (!barcode) return null;
	const { barcodeWidths } = await import("../ui/media/barcodeModules");
	return await barcodeWidths(barcode);
}

/** Whether the code fits into a QR code, which only its length can prevent. */
async function fitsQr({ code }: WalletCode) {
	const { qrModules } = await import("../ui/media/qrModules");
	return (await qrModules(code)).size > 0;
}

/** Adds the symbol where it can be computed now. */
async function withSymbol(code: WalletCode): Promise<WalletCode> {
	const { kind } = codeContent(code);
	// An address needs no symbol.
	if (kind !== "code") return { ...code, proven: kind !== "none" };
	try {
		const bars = code.bars ?? (await encodeBars(code));
		if (bars) return { ...code, bars, proven: true };
		return (await fitsQr(code)) ? { ...code, proven: true } : code;
	} catch {
		return code;
	}
}

/** Computes the symbol of a code and saves both; `saved`: whether it was read back with its symbol, `reason`: why not. Throws only an abort, where another customer has signed in (O05). */
export async function saveWithSymbol(code: WalletCode, save = saveCode) {
	const complete = await withSymbol(code);
	assertSignedIn(complete.sub);
	const isStored = await save(complete);
	const saved = isStored && complete.proven === true;
	const error: SaveError = isStored ? "noSymbol" : "storageFull";
	return { code: complete, saved, reason: saved ? null : error };
}
