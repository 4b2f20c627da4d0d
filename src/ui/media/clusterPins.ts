// The radar's pins: places too close for a pin each share that of the nearest, so that no pin covers another or the person.

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
const gap = 3;
/** The person in the middle, in px. */
const person = 24;

/** The pin of a place, beside the person where it would cover them. */
function pinOf(
	index: number,
	{ x, y }: Point,
	{ scale, hasLogos }: PinLook,
): Pin {
	const width =
		letterWidth * `${index + 1}`.length + padding + (hasLogos ? logoWidth : 0);
	const pin = {
		members: [index],
		width: (Math.max(height, width) + gap) * scale,
		height: (height + gap) * scale,
	};
	// Out of the person's box, along the bearing.
	const out = Math.min(
		(pin.width + person * scale) / 2 / Math.abs(x),
		(pin.height + person * scale) / 2 / Math.abs(y),
	);
	const isAtPerson = Math.hypot(x, y) < 0.01;
	if (isAtPerson) return { ...pin, x: 0, y: (pin.height + person * scale) / 2 };
	return { ...pin, x: x * Math.max(1, out), y: y * Math.max(1, out) };
}

/** The pins of places around the person at 0, 0, in px. Each place in turn has its own pin where there is room, else it shares the nearest one in its way. */
export function clusterPins(
	points: readonly Point[],
	look: PinLook = { scale: 1, hasLogos: false },
): Pin[] {
	const pins: Pin[] = [];
	for (const [index, point] of points.entries()) {
		const pin = pinOf(index, point, look);
		const inTheWay = nearestPin(
			pins.filter((it) => touches(it, pin)),
			pin,
		);
		if (inTheWay) inTheWay.members.push(index);
		else pins.push(pin);
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
