// The radar's pins: places too close for a pin each share one, so that no pin covers another or the person.

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
	/** The indices of its places, ascending. */
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
/** What "+3" at a pin's corner adds, in px. */
const more = { width: 14, height: 10 };
/** Between two pins, in px. */
const gap = 3;
/** The person in the middle, in px. */
const person = 24;

/** What a pin of these places says: the number of its first one, and "+3" for three more; "" for none. */
export const pinLabel = ([first = 0, ...others]: readonly number[]) => ({
	number: `${first + 1}`,
	more: others.length === 0 ? "" : `+${others.length}`,
});

/** The pin is at its first place, the nearest one, but never on the person. */
function pinOf(
	members: number[],
	points: readonly Point[],
	{ scale, hasLogos }: PinLook,
): Pin {
	const width =
		letterWidth * pinLabel(members).number.length +
		padding +
		(hasLogos ? logoWidth : 0);
	const corner = members.length > 1 ? more : { width: 0, height: 0 };
	const box = {
		width: (Math.max(height, width) + corner.width + gap) * scale,
		height: (height + corner.height + gap) * scale,
	};
	const { x, y } = points[members[0] ?? 0] ?? { x: 0, y: 0 };
	// Out of the person's box, along the bearing.
	const out = Math.min(
		(box.width + person * scale) / 2 / Math.abs(x),
		(box.height + person * scale) / 2 / Math.abs(y),
	);
	const isAtPerson = Math.hypot(x, y) < 0.01;
	if (isAtPerson)
		return { members, ...box, x: 0, y: (box.height + person * scale) / 2 };
	return { members, ...box, x: x * Math.max(1, out), y: y * Math.max(1, out) };
}

/** The two nearest of the pins that overlap. */
function nearestPair(pins: readonly Pin[]): [Pin, Pin] | null {
	let pair: [Pin, Pin] | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [at, one] of pins.entries())
		for (const other of pins.slice(at + 1)) {
			const distance = Math.hypot(one.x - other.x, one.y - other.y);
			if (distance < least && touches(one, other)) {
				pair = [one, other];
				least = distance;
			}
		}
	return pair;
}

/** The pins of places around the person at 0, 0, in px; in the order of their first place. */
export function clusterPins(
	points: readonly Point[],
	look: PinLook = { scale: 1, hasLogos: false },
): Pin[] {
	let pins = points.map((_, index) => pinOf([index], points, look));
	for (let pair = nearestPair(pins); pair; pair = nearestPair(pins)) {
		const [one, other] = pair;
		const members = [...one.members, ...other.members].sort((a, b) => a - b);
		pins = pins.filter((it) => it !== one && it !== other);
		pins.push(pinOf(members, points, look));
	}
	return pins.sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));
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
