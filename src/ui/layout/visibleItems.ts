// How many items of a row are visible, which are rendered before the others when the app starts.

/** Slides of a carousel (2 §9). */
export const visibleSlides = (): number =>
	innerWidth < 600 ? 1 : innerWidth < 910 ? 2 : 3;

/** Cards of a row, including the one that is cut off at the edge. */
export const visibleCardsInRow = (): number => (innerWidth < 600 ? 2 : 4);
