// The colour of the box of a picture that is loading.

/** The address's parameter c=rrggbb as #rrggbb; undefined without it. */
export function placeholderColour(src: string): string | undefined {
	const colour = /[?&]c=([0-9a-f]{6})(?:&|$)/i.exec(src)?.[1];
	return colour && `#${colour}`;
}
