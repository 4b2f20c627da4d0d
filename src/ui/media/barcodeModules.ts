// The bars of a barcode in whole modules; the encoders are loaded only for a code whose bars are not saved.
import type { BarcodeFormat } from "./barcodeEncoders";

/** The input of the encoder; the caller decides which text a format can encode. */
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

/** The widths of alternating bars and gaps, one digit each, since none is wider than nine modules. */
const widthsPattern = /^[1-9](?:[1-9]{2})*$/;

/** Resolves to the widths of alternating bars and gaps in modules, one digit each, or to null if the encoder refuses the text; rejects if the encoders cannot be loaded. */
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

/** The bars of a result of barcodeWidths; null for any other string. */
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
