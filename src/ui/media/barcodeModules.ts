// The valid values of each barcode format (2 §5), and their bars in modules; bwip-js is loaded for the first code without saved bars.
import type { DrawingContext, RenderOptions } from "bwip-js/browser";

export type BarcodeFormat =
	| "CODE128"
	| "EAN13"
	| "ITF"
	| "ITF14"
	| "pharmacode"
	| "codabar"
	| "MSI";

/** The form of the values; the encoder verifies check digits. */
const valid: Record<BarcodeFormat, (value: string) => boolean> = {
	CODE128: (value) => /^[\x20-\x7e]{1,80}$/.test(value),
	EAN13: (value) => /^\d{13}$/.test(value),
	ITF: (value) => /^(\d\d){1,40}$/.test(value),
	ITF14: (value) => /^\d{14}$/.test(value),
	pharmacode: (value) =>
		/^[1-9]\d{0,5}$/.test(value) && +value >= 3 && +value <= 131070,
	codabar: (value) => /^[A-D][\d\-$:/.+]{1,60}[A-D]$/i.test(value),
	MSI: (value) => /^\d{1,40}$/.test(value),
};

export interface BarcodeModules {
	/** Left edge and width of each bar, in modules from the first bar. */
	bars: { left: number; width: number }[];
	/** Modules from the first bar to the last, without quiet zones. */
	length: number;
	/** White modules before the first bar and after the last. */
	quiet: number;
}

/** The documents' margin (2 §9); EAN-13 needs eleven on its left. */
const quietOf = (format: BarcodeFormat) => (format === "EAN13" ? 11 : 10);

/** A drawing context that collects the widths of the bars at one unit per module. */
function widthCollector(): DrawingContext<string> {
	const bars: BarcodeModules["bars"] = [];
	return {
		scale: (x, y) => [x, y],
		measure: () => ({ width: 0, ascent: 0, descent: 0 }),
		init: () => {},
		// `x` is the middle of a bar, rounded up.
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

/** Only the encoders of the formats above. */
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

/** Bars and gaps alternately, one digit each: none is wider than nine modules. */
const widthsForm = /^[1-9](?:[1-9]{2})*$/;

/** The widths of a value's bars and gaps in modules, one digit each; null for an invalid value. */
export async function barcodeWidths(
	value: string,
	format: BarcodeFormat,
): Promise<string | null> {
	if (!valid[format](value)) return null;
	const encoders = await loadEncoders();
	const options = (bcid: string): RenderOptions => ({
		bcid,
		text: value.toUpperCase(),
		scale: 1,
	});
	const draw = {
		CODE128: () =>
			encoders.code128(
				{ ...options("code128"), text: value },
				widthCollector(),
			),
		EAN13: () => encoders.ean13(options("ean13"), widthCollector()),
		ITF: () =>
			encoders.interleaved2of5(options("interleaved2of5"), widthCollector()),
		ITF14: () => encoders.itf14(options("itf14"), widthCollector()),
		pharmacode: () =>
			encoders.pharmacode(options("pharmacode"), widthCollector()),
		codabar: () =>
			encoders.rationalizedCodabar(
				options("rationalizedCodabar"),
				widthCollector(),
			),
		MSI: () => encoders.msi(options("msi"), widthCollector()),
	};
	try {
		const widths = draw[format]();
		return widthsForm.test(widths) ? widths : null;
	} catch {
		return null;
	}
}

/** The bars of such widths; null for any other text. */
export function barsOf(
	widths: string,
	format: BarcodeFormat,
): BarcodeModules | null {
	if (!widthsForm.test(widths)) return null;
	const bars: BarcodeModules["bars"] = [];
	let length = 0;
	for (const [at, digit] of [...widths].entries()) {
		const width = Number(digit);
		if (at % 2 === 0) bars.push({ left: length, width });
		length += width;
	}
	return { bars, length, quiet: quietOf(format) };
}
