// Line icons on a 24 grid, stroke 1.75: the categories' masks and the app shortcuts. Paths from Lucide (ISC).

const paths = {
	food: [
		"M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2",
		"M7 2v20",
		"M21 15V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7",
	],
	drinks: [
		"m6 8 1.75 12.28a2 2 0 0 0 2 1.72h4.54a2 2 0 0 0 2-1.72L18 8",
		"M5 8h14",
		"M7 15a6.47 6.47 0 0 1 5 0 6.47 6.47 0 0 0 5 0",
		"m12 8 1-6h2",
	],
	shopping: [
		"M16 10a4 4 0 0 1-8 0",
		"M3.103 6.034h17.794",
		"M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z",
	],
	travel: [
		"M17.8 19.2 16 11l3.5-3.5C21 6 21.5 4 21 3c-1-.5-3 0-4.5 1.5L13 8 4.8 6.2c-.5-.1-.9.1-1.1.5l-.3.5c-.2.5-.1 1 .3 1.3L9 12l-2 3H4l-1 1 3 2 2 3 1-1v-3l3-2 3.5 5.3c.3.4.8.5 1.3.3l.5-.2c.4-.3.6-.7.5-1.2z",
	],
	"near-me": [
		"M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
		"M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
	],
	beauty: [
		"M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594z",
		"M20 2v4",
		"M22 4h-4",
		"M6 20a2 2 0 1 1-4 0 2 2 0 0 1 4 0",
	],
	health: [
		"M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
		"M3.22 13H9.5l.5-1 2 4.5 2-7 1.5 3.5h5.27",
	],
	entertainment: [
		"m12.296 3.464 3.02 3.956",
		"M20.2 6 3 11l-.9-2.4c-.3-1.1.3-2.2 1.3-2.5l13.5-4c1.1-.3 2.2.3 2.5 1.3z",
		"M3 11h18v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z",
		"m6.18 5.276 3.1 3.899",
	],
	home: [
		"M20 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v3",
		"M2 16a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-5a2 2 0 0 0-4 0v1.5a.5.5 0 0 1-.5.5h-11a.5.5 0 0 1-.5-.5V11a2 2 0 0 0-4 0z",
		"M4 18v2",
		"M20 18v2",
		"M12 4v9",
	],
	gadgets: [
		"M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3",
	],
	heart: [
		"M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5",
	],
	ticket: [
		"M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Z",
		"M13 5v2",
		"M13 17v2",
		"M13 11v2",
	],
} as const satisfies Record<string, readonly string[]>;

export type LineIcon = keyof typeof paths;

const appOnly: readonly string[] = ["heart", "ticket"];
/** The icons of the ten categories. */
export const categoryIcons = (Object.keys(paths) as LineIcon[]).filter(
	(name) => !appOnly.includes(name),
);

/** The icon's strokes, in a 24 by 24 box. */
export const lineIcon = (name: LineIcon, colour: string): string =>
	`<g fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${paths[
		name
	]
		.map((path) => `<path d="${path}"/>`)
		.join("")}</g>`;

/** The icon as a document of its own, black for use as a mask. */
export const lineIconFile = (name: LineIcon): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${lineIcon(name, "#000")}</svg>\n`;
