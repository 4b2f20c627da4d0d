// The gradients of the drawn objects; an id must be the only one of its name.
type Stop = [offset: number, colour: string];
/** The first and last colour, and the stops between them. */
export type GradientColours = [from: string, to: string, ...between: Stop[]];

const stopElements = ([from, to, ...between]: GradientColours): string =>
	[[0, from], ...between, [1, to]]
		.map(
			([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
		)
		.join("");

/** From top to bottom. */
export const verticalGradient = (id: string, ...colours: GradientColours) =>
	`<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopElements(colours)}</linearGradient>`;

/** From left to right: the side of something round that stands. */
export const horizontalGradient = (id: string, ...colours: GradientColours) =>
	`<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stopElements(colours)}</linearGradient>`;

/** From the light at the upper left outwards: something round. */
export const ballGradient = (id: string, ...colours: GradientColours): string =>
	`<radialGradient id="${id}" cx=".36" cy=".28" r=".78">${stopElements(colours)}</radialGradient>`;

/** From the middle outwards to nothing: a glow, dust or a soft shadow. */
export const fadingGradient = (id: string, colour: string, opacity = 1) =>
	`<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
