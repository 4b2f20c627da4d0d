// Where a tour's tooltip stands beside its target, and which of its steps have one (3 §9: 210 by 90, 10 px from the edges).

export const tooltipWidth = 210;
export const tooltipHeight = 90;
export const screenMargin = 10;
/** Between the target and the tooltip, where its arrow is. */
const gap = 12;

export interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}
export interface Size {
	width: number;
	height: number;
}
export interface TooltipPlace {
	left: number;
	top: number;
	side: "below" | "above" | "over";
	/** The arrow's middle, from the tooltip's left edge. */
	arrow: number;
}

const clamp = (value: number, least: number, most: number) =>
	Math.max(least, Math.min(value, most));

/** The tooltip's place in the window: below its target, above where there is no room, over it where there is none either. */
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
	// The arrow keeps off the rounded corners.
	const arrow = clamp(middle - left, 20, tooltip.width - 20);
	const lowest = window.height - screenMargin - tooltip.height;
	const below = target.top + target.height + gap;
	if (below <= lowest) return { left, top: below, side: "below", arrow };
	const above = target.top - gap - tooltip.height;
	if (above >= screenMargin && above <= lowest)
		return { left, top: above, side: "above", arrow };
	return { left, top: Math.max(screenMargin, lowest), side: "over", arrow };
}

/** A step of a tour under way. */
export interface TourState {
	at: number;
	steps: number;
}

/** After next: the following step, or null where the last one ends the tour (3 §4). */
export const nextTourStep = ({ at, steps }: TourState): TourState | null =>
	at + 1 < steps ? { at: at + 1, steps } : null;

/** Skip stands on every step but the last, where next ends the tour anyway (3 §4). */
export const canSkip = ({ at, steps }: TourState): boolean => at < steps - 1;
