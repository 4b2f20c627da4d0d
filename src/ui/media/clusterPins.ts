// The radar's pins: places too close for a pin each share one, so that no pin covers another or the person.

export interface Point {
	x: number;
	y: number;
}

/** Its point is the middle of what is drawn; the tip is at the place. */
export interface Pin extends Point {
	/** The indices of its places, ascending. */
	members: number[];
	/** It hangs below its place instead of standing on it. */
	isBelow: boolean;
}

/** The side of a pin, nearly a finger's, in px. */
export const pinSide = 40;
/** The least distance of a place from the person, in px. */
const fromMiddle = 12;
/** From the tip to the middle of the pin, in px. */
const tipToMiddle = 26;
/** A place nearer than this to the person, in px, has its pin on the side away from them, a farther one on the other side, where there is room. */
const turn = 52;

/** What a pin of these places says: "4", or "2 +3" for the second and three more. */
export function pinLabel([first = 0, ...others]: readonly number[]): string {
	return others.length === 0
		? `${first + 1}`
		: `${first + 1} +${others.length}`;
}

/** The pin points at its first place, the nearest one. */
function pinOf(members: number[], points: readonly Point[]): Pin {
	let { x, y } = points[members[0] ?? 0] ?? { x: 0, y: 0 };
	const distance = Math.hypot(x, y);
	if (distance < 0.01) [x, y] = [0, fromMiddle];
	else if (distance < fromMiddle) {
		x *= fromMiddle / distance;
		y *= fromMiddle / distance;
	}
	const isBelow = y > 0 ? y <= turn : y < -turn;
	return { members, isBelow, x, y: y + (isBelow ? tipToMiddle : -tipToMiddle) };
}

const overlap = (one: Pin, other: Pin) =>
	Math.abs(one.x - other.x) < pinSide && Math.abs(one.y - other.y) < pinSide;

/** The two nearest of the pins that overlap. */
function nearestPair(pins: readonly Pin[]): [Pin, Pin] | null {
	let pair: [Pin, Pin] | null = null;
	let least = Number.POSITIVE_INFINITY;
	for (const [at, one] of pins.entries())
		for (const other of pins.slice(at + 1)) {
			const distance = Math.hypot(one.x - other.x, one.y - other.y);
			if (distance < least && overlap(one, other)) {
				pair = [one, other];
				least = distance;
			}
		}
	return pair;
}

/** The pins of places around the person at 0, 0, in px; in the order of their first place. */
export function clusterPins(points: readonly Point[]): Pin[] {
	let pins = points.map((_, index) => pinOf([index], points));
	for (let pair = nearestPair(pins); pair; pair = nearestPair(pins)) {
		const [one, other] = pair;
		const members = [...one.members, ...other.members].sort((a, b) => a - b);
		pins = pins.filter((it) => it !== one && it !== other);
		pins.push(pinOf(members, points));
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
