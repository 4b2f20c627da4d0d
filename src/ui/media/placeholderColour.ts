// The colour that stands where a picture is loading.

/** The colour of the address's parameter c=rrggbb, as #rrggbb. */
export function placeholderColour(src: string): string | undefined {
	const colour = /[?&]c=([0-9a-f]{6})(?:&|$)/i.exec(src)?.[1];
	return colour && `#${colour}`;
}
