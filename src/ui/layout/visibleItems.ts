// How many items of a row are visible: the start renders these first and the others later.

/** Slides of a carousel (2 §9). */
export const visibleSlides = (): number =>
	innerWidth < 600 ? 1 : innerWidth < 910 ? 2 : 3;

/** Cards of a row, the one that is cut at the edge included. */
export const visibleCardsInRow = (): number => (innerWidth < 600 ? 2 : 4);
