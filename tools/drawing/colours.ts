// Colours as six hex digits with a number sign: mixing them, and the tints of the studios.

const channels = (hex: string): number[] =>
	[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The colour `part` of the way (0 to 1) from one to the other. */
export const mixColours = (from: string, to: string, part: number): string => {
	const end = channels(to);
	return `#${channels(from)
		.map((value, index) => value + ((end[index] ?? value) - value) * part)
		.map((value) => Math.round(value).toString(16).padStart(2, "0"))
		.join("")}`;
};

/** A studio's two tints: the light wall and the deep one of arch and plinth. */
export interface Tint {
	light: string;
	deep: string;
	/** A studio lit at night: the beam is fainter and the shadow darker. */
	night?: true;
}

/** Tints near the category grounds of the design. */
export const tints = {
	peach: { light: "#FDEBDD", deep: "#F0A46B" },
	coral: { light: "#FDE7E2", deep: "#EE9583" },
	sand: { light: "#F3E7DA", deep: "#D2A97C" },
	honey: { light: "#FFF3D6", deep: "#EFC15F" },
	lime: { light: "#F1F6DA", deep: "#BDD06C" },
	mint: { light: "#E2F5EA", deep: "#83C9A8" },
	aqua: { light: "#DDF4F2", deep: "#79C8C3" },
	sky: { light: "#E0F1FC", deep: "#84BFE6" },
	blue: { light: "#E5ECFE", deep: "#92AFF0" },
	lilac: { light: "#EEE9FD", deep: "#B29FEE" },
	orchid: { light: "#F9E6F6", deep: "#E09AD6" },
	rose: { light: "#FDE6EE", deep: "#EE94B8" },
	stone: { light: "#F1F2F4", deep: "#B9C0CA" },
	plum: { light: "#43266B", deep: "#1D0E3C", night: true },
	navy: { light: "#27418F", deep: "#0D1A4C", night: true },
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;
