// How many items of a row are visible, which are rendered before the others when the app starts.

/** Cards of a row, including the one that is cut off at the edge. */
export const visibleCardsInRow = (): number => (innerWidth < 600 ? 2 : 4);
