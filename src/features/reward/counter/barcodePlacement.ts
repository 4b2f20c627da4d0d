// The direction of the bars in counter mode (along the longer side of a phone, across a wide screen), and their height.
import type { ScanMode } from "../../../domain/code/scanModes";
import type { ScreenSize } from "./useScreenSize";

/** The height of header, pager, hint, buttons and their gaps, in CSS px; all but the gaps grow with the text. */
function reservedHeight({ isLandscape, width, rem }: ScreenSize) {
	if (!isLandscape) return 175 + 11.5 * rem;
	// Half of a split screen has the pager in a row of its own (CounterView.module.css).
	return (width > splitScreenPx ? 56 : 100) + 7 * rem;
}
/** Enough bar height for a scanner, in CSS px. */
const sufficientHeight = 184;
/** Up to this width, in CSS px, a landscape screen has no room beside the buttons. */
const splitScreenPx = 520;
/** From this width on, in CSS px, a portrait screen has room for bars across it. */
const wideScreenPx = 600;

/** The height that is left for the code, in CSS px. */
export const freeHeight = (screen: ScreenSize) =>
	screen.height - reservedHeight(screen);

/** `isRotated`: whether the barcode runs along the vertical side; `height`: the length of a bar in CSS px, up to 60 % of the height of a large screen. */
export function barcodePlacement(screen: ScreenSize, mode: ScanMode) {
	const { isLandscape, width, height } = screen;
	const isRotated =
		(isLandscape || width >= wideScreenPx) === (mode === "turned");
	if (isRotated) return { isRotated, height: sufficientHeight };
	const maxHeight = Math.max(
		sufficientHeight,
		Math.min(0.6 * height, 0.5 * width),
	);
	return {
		isRotated,
		height: Math.round(
			Math.max(
				96,
				isLandscape ? Math.min(maxHeight, freeHeight(screen)) : maxHeight,
			),
		),
	};
}
