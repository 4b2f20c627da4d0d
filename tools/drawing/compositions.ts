// The studios that the objects stand in: each with its own light, angle, surface and crop.

export const studioSize = { width: 720, height: 405 };

/** The tones of a studio, from its tint. */
interface Tones {
	light: string;
	arch: string;
	top: string;
	side: string;
	night: boolean;
}

/** A drawn studio, and where an object stands in it. */
export interface Stage {
	behind: string;
	/** Where an object touches the ground, and the horizontal middle of its place. */
	ground: number;
	middle: number;
	/** The size of an object, relative to one in the arch. */
	scale: number;
	/** Its shadow: the offset to the right and how far it spreads. */
	shadow: { x: number; spread: number; depth: number };
	/** The angle at which an object lies in a studio that is seen from above. */
	turn?: number;
}

const { width, height } = studioSize;
const wall = `<rect width="${width}" height="${height}" fill="url(#wall)"/>`;
const glow = (night: boolean) => (night ? 0.1 : 0.24);

/** A lit wall with an arch, and a plinth before it. */
const arch = ({ arch: fill, top, night }: Tones): Stage => ({
	behind:
		wall +
		`<path d="M0 0H268L24 306H0Z" fill="#FFFFFF" fill-opacity="${glow(night)}"/>` +
		`<path d="M220 306V207A140 140 0 0 1 500 207V306Z" fill="${fill}"/>` +
		`<rect y="306" width="${width}" height="${height - 306}" fill="url(#floor)"/>` +
		`<path d="M153 342V${height}H567V342Z" fill="url(#side)"/>` +
		`<ellipse cx="360" cy="342" rx="207" ry="30" fill="${top}"/>`,
	ground: 346,
	middle: 360,
	scale: 1,
	shadow: { x: 8, spread: 1, depth: 13 },
});

/** A table by a window: the light falls in from the right, the shadows are long. */
const window = ({ top, side, night }: Tones): Stage => ({
	behind:
		wall +
		`<g fill="#FFFFFF" fill-opacity="${glow(night) * 1.6}">` +
		`<path d="M420 20L532 4L500 128L392 138Z"/><path d="M552 2L668 -14L632 118L520 126Z"/>` +
		`<path d="M388 156L496 147L466 262L362 268Z"/><path d="M516 145L628 136L594 254L486 260Z"/></g>` +
		`<rect y="312" width="${width}" height="${height - 312}" fill="${top}"/>` +
		`<rect y="312" width="${width}" height="4" fill="#FFFFFF" fill-opacity=".5"/>` +
		`<rect y="384" width="${width}" height="21" fill="${side}"/>`,
	ground: 360,
	middle: 360,
	scale: 1.1,
	shadow: { x: -64, spread: 1.25, depth: 15 },
});

/** A low sun behind a wavy ground. */
const sunrise = ({ arch: fill, top, light, side }: Tones): Stage => ({
	behind:
		wall +
		`<circle cx="360" cy="222" r="176" fill="${light}" fill-opacity=".55"/>` +
		`<circle cx="360" cy="222" r="140" fill="${fill}"/>` +
		`<path d="M0 318C120 276 220 300 360 312S600 332 720 292V${height}H0Z" fill="${side}"/>` +
		`<path d="M0 344C150 316 260 336 380 342S610 350 720 330V${height}H0Z" fill="${top}"/>`,
	ground: 366,
	middle: 360,
	scale: 1.08,
	shadow: { x: 0, spread: 1.1, depth: 14 },
});

/** Three blocks of different heights, the low one on the right; the object stands on the middle one. */
const steps = ({ arch: fill, top, side, light }: Tones): Stage => ({
	behind:
		wall +
		`<path d="M0 0H720L600 250H120Z" fill="#FFFFFF" fill-opacity=".14"/>` +
		`<rect y="330" width="${width}" height="${height - 330}" fill="url(#floor)"/>` +
		`<path d="M30 174H192V372H30Z" fill="url(#side)"/><path d="M30 174L56 154H218L192 174Z" fill="${top}"/>` +
		`<path d="M192 174L218 154V350L192 372Z" fill="${side}"/>` +
		`<path d="M86 164L122 94L158 164Z" fill="${fill}"/>` +
		`<path d="M494 262H654V372H494Z" fill="url(#side)"/><path d="M494 262L520 244H680L654 262Z" fill="${top}"/>` +
		`<path d="M654 262L680 244V350L654 372Z" fill="${side}"/>` +
		`<circle cx="612" cy="224" r="28" fill="${light}"/><circle cx="604" cy="216" r="10" fill="#FFFFFF" fill-opacity=".6"/>` +
		`<path d="M186 330H500V${height}H186Z" fill="url(#side)"/><path d="M186 330L220 304H534L500 330Z" fill="${top}"/>` +
		`<path d="M500 330L534 304V388L500 ${height}Z" fill="${side}"/>`,
	ground: 326,
	middle: 358,
	scale: 1.02,
	shadow: { x: 12, spread: 0.95, depth: 9 },
});

/** A close view in two tones: the object fills the picture, even when only the middle square is shown. */
const close = ({ arch: fill, top }: Tones): Stage => ({
	behind:
		wall +
		`<circle cx="382" cy="250" r="250" fill="${top}" fill-opacity=".7"/>` +
		`<circle cx="382" cy="250" r="186" fill="${fill}" fill-opacity=".55"/>` +
		`<path d="M0 ${height}L0 296C90 268 170 300 236 ${height}Z" fill="${fill}" fill-opacity=".5"/>` +
		`<circle cx="118" cy="112" r="26" fill="#FFFFFF" fill-opacity=".4"/><circle cx="196" cy="196" r="10" fill="#FFFFFF" fill-opacity=".5"/>`,
	ground: 388,
	middle: 360,
	scale: 1.54,
	shadow: { x: 20, spread: 1.2, depth: 22 },
});

/** A plate on a cloth, seen from above. */
const table = ({ arch: fill, top, light, night }: Tones): Stage => ({
	behind:
		`<rect width="${width}" height="${height}" fill="${fill}"/>` +
		`<path d="M-40 120L300 -60M-40 220L480 -60M-40 320L660 -60M-40 420L820 -40M100 450L860 60M280 450L860 160M460 450L860 260" stroke="#FFFFFF" stroke-opacity="${glow(night)}" stroke-width="26"/>` +
		`<path d="M740 60C660 20 590 40 544 -20H740Z" fill="${top}"/>` +
		`<ellipse cx="372" cy="222" rx="196" ry="190" fill="#1B1206" fill-opacity=".22" filter="url(#soft)"/>` +
		`<circle cx="360" cy="206" r="190" fill="#FFFFFF"/><circle cx="360" cy="206" r="150" fill="${light}" fill-opacity=".75"/>` +
		`<g transform="rotate(14 92 200)"><rect x="79" y="70" width="13" height="270" rx="6.500" fill="#F7F8FB"/><path d="M64 60V122Q64 142 86 142T108 122V60H100V116H92V60H80V116H72V60Z" fill="#F7F8FB"/></g>`,
	ground: 306,
	middle: 360,
	scale: 1.02,
	shadow: { x: 6, spread: 0.9, depth: 10 },
	turn: -8,
});

/** A niche in the wall under one lamp. */
const niche = ({ arch: fill, top, side, light, night }: Tones): Stage => ({
	behind:
		`<rect width="${width}" height="${height}" fill="${fill}"/>` +
		`<rect x="96" y="34" width="528" height="340" rx="44" fill="url(#wall)"/>` +
		`<path d="M96 330H624V330Q624 374 580 374H140Q96 374 96 330Z" fill="${top}"/>` +
		`<path d="M360 34L560 332H160Z" fill="${light}" fill-opacity="${night ? 0.14 : 0.6}"/>` +
		`<ellipse cx="360" cy="336" rx="204" ry="22" fill="#FFFFFF" fill-opacity=".3"/>` +
		`<rect x="316" y="20" width="88" height="18" rx="9" fill="${side}"/>`,
	ground: 346,
	middle: 360,
	scale: 1.08,
	shadow: { x: 0, spread: 0.9, depth: 10 },
});

export const compositions = {
	arch,
	window,
	sunrise,
	steps,
	close,
	table,
	niche,
};
export type CompositionName = keyof typeof compositions;
