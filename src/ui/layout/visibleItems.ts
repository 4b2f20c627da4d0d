// How much of a row the window shows: a start draws this first, and the rest after it.

/** Slides of a carousel (2 §9). */
export const visibleSlides = (): number =>
	innerWidth < 600 ? 1 : innerWidth < 910 ? 2 : 3;

/** Cards of a row, the one that is cut at the edge included. */
export const visibleCardsInRow = (): number => (innerWidth < 600 ? 2 : 4);
