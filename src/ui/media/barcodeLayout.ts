// The positions of a barcode's bars on the canvas, with whole device pixels per module and quiet zones on both ends.
import type { BarcodeModules } from "./barcodeModules";
import { modulePixels, wholeCssPixels } from "./crispCanvas";

/** The narrowest module that a scanner reads, in CSS px: a tenth of a millimetre on a phone. */
const narrowest = 0.6;

interface BarcodeLook {
	/** The length of the bars in CSS px. */
	height: number;
	/** CSS px per module; fewer if there is too little space. */
	moduleWidth: number;
	/** Whether the code runs along the vertical side. */
	rotated: boolean;
}

/** Returns the canvas size and the black rectangles in device pixels, or null if the bars would be too narrow; `space` is the available length of the code in CSS px. */
export function layOutBars(
	{ bars, length, quietZone }: BarcodeModules,
	{ height, moduleWidth, rotated }: BarcodeLook,
	space: number,
	ratio: number,
) {
	const modules = length + 2 * quietZone;
	const unit = modulePixels(moduleWidth, modules, space, ratio);
	const needed = modules * unit;
	if (needed > space * ratio || unit < narrowest * ratio) return null;
	// The added pixels are white and follow the second quiet zone.
	const along = wholeCssPixels(needed, ratio, space * ratio);
	const across = Math.round(height * ratio);
	return {
		size: rotated
			? { width: across, height: along, ratio }
			: { width: along, height: across, ratio },
		black: bars.map((bar) => {
			const start = (bar.left + quietZone) * unit;
			const width = bar.width * unit;
			return rotated
				? { x: 0, y: start, width: across, height: width }
				: { x: start, y: 0, width, height: across };
		}),
	};
}
