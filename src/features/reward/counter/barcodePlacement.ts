// How the bars lie in counter mode: along the longer side of a phone, across a wide screen, and how high.
import type { ScanMode } from "../../../domain/code/scanModes";
import type { ScreenSize } from "./useScreenSize";

/** Space of header, pager, hint, buttons and their gaps, in CSS px. All but the gaps grow with the text. */
function reservedHeight({ isLandscape, width, rem }: ScreenSize) {
	if (!isLandscape) return 175 + 11.5 * rem;
	// Half of a split screen has the pager in a row of its own (CounterView.module.css).
	return (width > splitScreenPx ? 56 : 100) + 7 * rem;
}
/** Enough bar height for a scanner, in CSS px. */
const sufficientHeight = 184;
/** A landscape screen up to here has no room beside the buttons, in CSS px. */
const splitScreenPx = 520;
/** From here on an upright screen has room for bars that lie across it, in CSS px. */
const wideScreenPx = 600;

/** The height that is left for the code, in CSS px. */
export const freeHeight = (screen: ScreenSize) =>
	screen.height - reservedHeight(screen);

/** `isRotated`: along the vertical side; `height`: CSS px across the bars. A large screen has higher bars, up to 60 % of its height. */
export function barcodePlacement(screen: ScreenSize, mode: ScanMode) {
	const { isLandscape, width, height } = screen;
	const isRotated =
		(isLandscape || width >= wideScreenPx) === (mode === "turned");
	if (isRotated) return { isRotated, height: sufficientHeight };
	const most = Math.max(sufficientHeight, Math.min(0.6 * height, 0.5 * width));
	return {
		isRotated,
		height: Math.round(
			Math.max(96, isLandscape ? Math.min(most, freeHeight(screen)) : most),
		),
	};
}
