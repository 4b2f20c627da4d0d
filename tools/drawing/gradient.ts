// A gradient of the objects drawn here; its id must be the only one of that name.
export const gradient = (
	id: string,
	stops: [offset: number, colour: string][],
	direction: "down" | "across" = "down",
): string =>
	`<linearGradient id="${id}" x1="0" y1="0" ${direction === "down" ? 'x2="0" y2="1"' : 'x2="1" y2="0"'}>${stops
		.map(
			([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`,
		)
		.join("")}</linearGradient>`;
