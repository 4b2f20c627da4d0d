// The positions of a barcode's bars on the canvas: whole device pixels per module, quiet zones on both ends.
import type { BarcodeModules } from "./barcodeModules";
import { modulePixels, wholeCssPixels } from "./crispCanvas";

/** The narrowest module that a scanner reads, in CSS px: a tenth of a millimetre on a phone. */
const narrowest = 0.6;

interface BarcodeLook {
	/** CSS px across the bars. */
	height: number;
	/** CSS px per module; fewer where the space is short. */
	moduleWidth: number;
	/** Along the vertical side. */
	rotated: boolean;
}

/** The canvas size and the black rectangles, in device pixels; `space` is the length along the code in CSS px. null where the bars would be too narrow. */
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
	// The additional pixels are white, after the second quiet zone.
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
