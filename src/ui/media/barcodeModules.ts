// The bars of a barcode in whole modules; the encoders are loaded for the first code whose bars are not saved.
import type { BarcodeFormat } from "./barcodeEncoders";

/** A barcode as the encoder takes it; which text a format can carry is decided by the caller. */
export interface BarcodeSymbol {
	format: BarcodeFormat;
	text: string;
	/** White modules that a scanner needs before the first bar and after the last. */
	quietZone: number;
}

export interface BarcodeModules {
	/** Left edge and width of each bar, in modules from the first bar. */
	bars: { left: number; width: number }[];
	/** Modules from the first bar to the last, without quiet zones. */
	length: number;
	quietZone: number;
}

/** The widths of bars and gaps by turns, one digit each: none is wider than nine modules. */
const widthsPattern = /^[1-9](?:[1-9]{2})*$/;

/** The widths of bars and gaps in modules, by turns, one digit each; null where the encoder refuses the text. Rejects where the encoders cannot be loaded. */
export async function barcodeWidths({
	format,
	text,
}: Pick<BarcodeSymbol, "format" | "text">): Promise<string | null> {
	const { encodeBarcode } = await import("./barcodeEncoders");
	try {
		const runs = encodeBarcode(format, text).match(/1+|0+/g) ?? [];
		return runs.map((run) => run.length).join("");
	} catch {
		return null;
	}
}

/** The bars of what barcodeWidths has given; null for anything else. */
export function barsFromWidths(
	widths: string | null | undefined,
	quietZone: number,
): BarcodeModules | null {
	if (!widths || !widthsPattern.test(widths)) return null;
	const bars: BarcodeModules["bars"] = [];
	let length = 0;
	for (const [at, digit] of [...widths].entries()) {
		const width = Number(digit);
		if (at % 2 === 0) bars.push({ left: length, width });
		length += width;
	}
	return { bars, length, quietZone };
}
