// Where the radar's pins stand: each at its place, a crowded one without its logo and a little aside, so that no pin covers another or the person.

export interface Point {
	x: number;
	y: number;
}

/** Its point is its middle. */
export interface Box extends Point {
	width: number;
	height: number;
}

export interface Pin extends Box {
	/** The indices of its places, ascending; it stands at the first one. */
	members: number[];
	hasLogo: boolean;
}

/** Whether boxes cover one another. */
export const touches = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
	Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** The looks of pins: `scale` is that of their text, 1 at 100 %; `hasLogos` for a logo beside the number. */
export interface PinLook {
	scale: number;
	hasLogos: boolean;
}

/** In px. */
const height = 24;
const logoWidth = 20;
const letterWidth = 7;
const padding = 12;
/** Between two pins, in px. */
const gap = 2;
/** The person in the middle, in px. */
const person = 24;
/** How far a pin may stand from its place, in px: with its logo, and without. */
const farthest = { whole: 12, plain: 40 };
const step = 4;

/** The pin of the nearest place is larger. */
export const nearestScale = 1.2;

/** The pin at a place, the logo or else the number in its middle; out of the person's box along the bearing. */
function pinAt(
	index: number,
	{ x, y }: Point,
	{ scale, hasLogos }: PinLook,
): Pin {
	const size = scale * (index === 0 ? nearestScale : 1);
	const label = letterWidth * `${index + 1}`.length + padding;
	const width = Math.max(height, label + (hasLogos ? logoWidth : 0)) * size;
	const pin = {
		members: [index],
		hasLogo: hasLogos,
		width: width + gap * scale,
		height: height * size + gap * scale,
	};
	const aside = hasLogos ? (width - height * size) / 2 : 0;
	const away = {
		x: (pin.width + person * scale) / 2,
		y: (pin.height + person * scale) / 2,
	};
	if (Math.hypot(x, y) < 0.01) return { ...pin, x: 0, y: away.y };
	const middle = { x: x + aside, y };
	const out = Math.min(
		away.x / Math.abs(middle.x),
		away.y / Math.abs(middle.y),
	);
	return {
		...pin,
		x: middle.x * Math.max(1, out),
		y: middle.y * Math.max(1, out),
	};
}

/** A pin at its place, then round it up to a distance, the nearest first. */
const around = (pin: Pin, scale: number, most: number): Pin[] => [
	pin,
	...[...Array(most / step).keys()].flatMap((ring) =>
		[...Array(16).keys()].map((at) => {
			const angle = (at * Math.PI) / 8;
			const radius = step * (ring + 1) * scale;
			return {
				...pin,
				x: pin.x + radius * Math.sin(angle),
				y: pin.y - radius * Math.cos(angle),
			};
		}),
	),
];

/** The pins of places around the person at 0, 0, in px, the nearest place first; none covers a box of `taken`. A place without room shares the nearest pin. */
export function placePins(
	points: readonly Point[],
	look: PinLook = { scale: 1, hasLogos: false },
	taken: readonly Box[] = [],
): Pin[] {
	const { scale } = look;
	const here = { x: 0, y: 0, width: person * scale, height: person * scale };
	const pins: Pin[] = [];
	for (const [index, point] of points.entries()) {
		const whole = pinAt(index, point, look);
		const plain = pinAt(index, point, { scale, hasLogos: false });
		const free = [
			...around(whole, scale, farthest.whole),
			...around(plain, scale, farthest.plain),
		].find((pin) => ![here, ...taken, ...pins].some((it) => touches(it, pin)));
		if (free) pins.push(free);
		else nearestPin(pins, plain)?.members.push(index);
	}
	return pins;
}

/** The pin nearest to a point: a finger covers several. */
export function nearestPin(
	pins: readonly Pin[],
	{ x, y }: Point,
): Pin | undefined {
	const distances = pins.map((pin) => Math.hypot(pin.x - x, pin.y - y));
	return pins[distances.indexOf(Math.min(...distances))];
}

/** The place a tap on a pin chooses: its first, then the next one with each further tap. */
export function nextMember(
	{ members }: Pick<Pin, "members">,
	chosen: number | null,
): number {
	const at = chosen === null ? -1 : members.indexOf(chosen);
	return members[(at + 1) % members.length] ?? 0;
}
