// The bars of a barcode in whole modules; bwip-js is loaded for the first code whose bars are not saved.
import type { DrawingContext } from "bwip-js/browser";

/** A barcode as the encoder takes it; which text a symbology can carry is decided by the caller. */
export interface BarcodeSymbol {
	symbology:
		| "code128"
		| "ean13"
		| "interleaved2of5"
		| "itf14"
		| "pharmacode"
		| "rationalizedCodabar"
		| "msi";
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

/** A drawing context that collects the widths of the bars at one unit per module. */
function widthCollector(): DrawingContext<string> {
	const bars: BarcodeModules["bars"] = [];
	return {
		scale: (x, y) => [x, y],
		measure: () => ({ width: 0, ascent: 0, descent: 0 }),
		init: () => {},
		// The encoder gives the middle of a bar, rounded up.
		line: (x, _y, _x1, _y1, width) => {
			bars.push({ left: x - Math.ceil(width / 2), width });
		},
		polygon: () => {},
		hexagon: () => {},
		ellipse: () => {},
		fill: () => {},
		text: () => {},
		end: () =>
			bars
				.flatMap(({ left, width }, at) => {
					const before = bars[at - 1];
					return before ? [left - before.left - before.width, width] : [width];
				})
				.join(""),
	};
}

/** Only the encoders that are used, so that the others are left out of the build. */
async function loadEncoders() {
	const {
		code128,
		ean13,
		interleaved2of5,
		itf14,
		msi,
		pharmacode,
		rationalizedCodabar,
	} = await import("bwip-js/browser");
	return {
		code128,
		ean13,
		interleaved2of5,
		itf14,
		msi,
		pharmacode,
		rationalizedCodabar,
	};
}

/** Bars and gaps in turn, a digit each: no symbology here has one wider than nine modules. */
const widthsPattern = /^[1-9](?:[1-9]{2})*$/;

/** The widths of bars and gaps in modules, in turn, a digit each; null where the encoder refuses the text. Rejects where the encoder cannot be loaded. */
export async function barcodeWidths({
	symbology,
	text,
}: Pick<BarcodeSymbol, "symbology" | "text">): Promise<string | null> {
	const encoders = await loadEncoders();
	const options = { bcid: symbology, text, scale: 1 };
	try {
		const widths = encoders[symbology](options, widthCollector());
		return widthsPattern.test(widths) ? widths : null;
	} catch {
		return null;
	}
}

/** The bars of such widths; null for anything else. */
export function barsOf(
	widths: string,
	quietZone: number,
): BarcodeModules | null {
	if (!widthsPattern.test(widths)) return null;
	const bars: BarcodeModules["bars"] = [];
	let length = 0;
	for (const [at, digit] of [...widths].entries()) {
		const width = Number(digit);
		if (at % 2 === 0) bars.push({ left: length, width });
		length += width;
	}
	return { bars, length, quietZone };
}
