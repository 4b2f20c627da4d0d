// The gradients of the drawn objects.
type Stop = [offset: number, colour: string];
/** The first and last colour, and the stops between them. */
export type Colours = [from: string, to: string, ...between: Stop[]];

/** From top to bottom; the id must be the only one of that name. */
export const gradient = (
	id: string,
	...[from, to, ...between]: Colours
): string =>
	`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${[
		[0, from],
		...between,
		[1, to],
	]
		.map(
			([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
		)
		.join("")}</linearGradient>`;
