// Size and orientation of the screen, and its text size.
import { useSyncExternalStore } from "react";
import { listen } from "../../../platform/browser/listen";
import { useLargeText } from "../../../ui/layout/useLargeText";
import { windowSize } from "../../../ui/layout/windowSize";

export interface ScreenSize {
	width: number;
	height: number;
	isLandscape: boolean;
	/** CSS px of one rem. */
	rem: number;
}

const onResize = (changed: () => void) => listen("resize", changed);
const sizeKey = () => {
	const { fontSize } = getComputedStyle(document.documentElement);
	const { width, height } = windowSize();
	return `${width}x${height}x${Number.parseFloat(fontSize) || 16}`;
};

export function useScreenSize(): ScreenSize {
	// A change of only the text size fires no resize event.
	useLargeText();
	const size = useSyncExternalStore(onResize, sizeKey);
	const [width = 0, height = 0, rem = 16] = size.split("x").map(Number);
	return { width, height, isLandscape: width > height, rem };
}
