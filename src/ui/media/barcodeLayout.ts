// Where the bars of a code stand on its canvas: whole device pixels a module, quiet zones on both ends.
import type { BarcodeModules } from "./barcodeModules";
import { exactPixels, modulePixels } from "./crispCanvas";

/** The narrowest module that a shop's scanner still reads, in CSS px: a tenth of a millimetre on a phone. */
const narrowest = 0.6;

export interface BarcodeLook {
	/** CSS px across the bars. */
	height: number;
	/** CSS px a module should take; fewer where the room is short. */
	moduleWidth: number;
	/** The bars lie along the vertical side. */
	turned: boolean;
}

/** The canvas size and the black rectangles, in device pixels; `room` is what there is along the code, in CSS px. null: no scanner would read the bars that fit. */
export function layOutBars(
	{ bars, length, quietZone }: BarcodeModules,
	{ height, moduleWidth, turned }: BarcodeLook,
	room: number,
	ratio: number,
) {
	const modules = length + 2 * quietZone;
	const unit = modulePixels(moduleWidth, modules, room, ratio);
	const needed = modules * unit;
	if (needed > room * ratio || unit < narrowest * ratio) return null;
	// What it takes more is white after the second quiet zone.
	const along = exactPixels(needed, ratio, room * ratio);
	const across = Math.round(height * ratio);
	return {
		size: turned
			? { width: across, height: along, ratio }
			: { width: along, height: across, ratio },
		black: bars.map((bar) => {
			const start = (bar.left + quietZone) * unit;
			const width = bar.width * unit;
			return turned
				? { x: 0, y: start, width: across, height: width }
				: { x: start, y: 0, width, height: across };
		}),
	};
}
