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

/** Whether boxes cover one another that are `scale` times as large. */
export const touches = (one: Box, other: Box, scale: number): boolean =>
	Math.abs(one.x - other.x) < ((one.width + other.width) * scale) / 2 &&
	Math.abs(one.y - other.y) < ((one.height + other.height) * scale) / 2;

/** Its point is its middle, at the nearest of its places. */
export interface Pin extends Point {
	/** The indices of its places, ascending. */
	members: number[];
	/** Its number is below it, away from the person. */
	isSouth: boolean;
}

/** In px. */
const numberHeight = 10;
const side = { width: 38, height: 31 };
/** The room of a pin with its number. */
export function pinBox({ x, y, isSouth }: Pin, scale: number): Box {
	const up = (numberHeight * scale) / 2;
	const height = side.height + numberHeight;
	return { ...side, height, x, y: isSouth ? y + up : y - up };
}

/** The least distance of a pin from the person, in px. */
const fromMiddle = 27;

/** What a pin of these places says: "4", or "2 +3" for the second and three more. */
export function pinLabel([first = 0, ...others]: readonly number[]): string {
	return others.length === 0
		? `${first + 1}`
		: `${first + 1} +${others.length}`;
}

/** The pin is at its first place, the nearest one, but never on the person; `scale` is that of its size. */
function pinOf(
	members: number[],
	points: readonly Point[],
	scale: number,
): Pin {
	let { x, y } = points[members[0] ?? 0] ?? { x: 0, y: 0 };
	const distance = Math.hypot(x, y);
	const least = fromMiddle * scale;
	if (distance < 0.01) [x, y] = [0, least];
	else if (distance < least) {
		x *= least / distance;
		y *= least / distance;
	}
	return { members, x, y, isSouth: y > 0 };
}

const overlap = (one: Pin, other: Pin, scale: number) =>
	touches(pinBox(one, scale), pinBox(other, scale), scale);

/** The two nearest of the pins that overlap. */
function nearestPair(pins: readonly Pin[], scale: number): [Pin, Pin] | null {
	let pair: [Pin, Pin] | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [at, one] of pins.entries())
		for (const other of pins.slice(at + 1)) {
			const distance = Math.hypot(one.x - other.x, one.y - other.y);
			if (distance < least && overlap(one, other, scale)) {
				pair = [one, other];
				least = distance;
			}
		}
	return pair;
}

/** The pins of places around the person at 0, 0, in px; in the order of their first place. `scale` is that of the pins: 1 in a text of 100 %. */
export function clusterPins(points: readonly Point[], scale = 1): Pin[] {
	let pins = points.map((_, index) => pinOf([index], points, scale));
	for (
		let pair = nearestPair(pins, scale);
		pair;
		pair = nearestPair(pins, scale)
	) {
		const [one, other] = pair;
		const members = [...one.members, ...other.members].sort((a, b) => a - b);
		pins = pins.filter((it) => it !== one && it !== other);
		pins.push(pinOf(members, points, scale));
	}
	return pins.sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));
}

/** The place a tap on a pin chooses: its first, then the next one with each further tap. */
export function nextMember(
	{ members }: Pick<Pin, "members">,
	chosen: number | null,
): number {
	const at = chosen === null ? -1 : members.indexOf(chosen);
	return members[(at + 1) % members.length] ?? 0;
}
