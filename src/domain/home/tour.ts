// The position of a tour's tooltip (3 §9: 210 by 90, 10 px from the edges).

export const tooltipWidth = 210;
export const tooltipHeight = 90;
export const screenMargin = 10;
const gap = 12;

interface Size {
	width: number;
	height: number;
}
export interface Box extends Size {
	left: number;
	top: number;
}
export interface TooltipPlace {
	left: number;
	top: number;
	side: "below" | "above" | "over";
	arrow: number;
}

const clamp = (value: number, min: number, max: number) =>
	Math.max(min, Math.min(value, max));

/** Places the tooltip below the target, else above it, else over it. */
export function tooltipPlace(
	target: Box,
	tooltip: Size,
	window: Size,
): TooltipPlace {
	const middle = target.left + target.width / 2;
	const left = clamp(
		middle - tooltip.width / 2,
		screenMargin,
		Math.max(screenMargin, window.width - screenMargin - tooltip.width),
	);
	const arrow = clamp(middle - left, 20, tooltip.width - 20);
	const lowest = window.height - screenMargin - tooltip.height;
	const below = target.top + target.height + gap;
	if (below >= screenMargin && below <= lowest)
		return { left, top: below, side: "below", arrow };
	const above = target.top - gap - tooltip.height;
	if (above >= screenMargin && above <= lowest)
		return { left, top: above, side: "above", arrow };
	return { left, top: Math.max(screenMargin, lowest), side: "over", arrow };
}
