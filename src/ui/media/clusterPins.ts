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

/** In px. */
const height = 24;
const letterWidth = 7;
const padding = 12;
/** The least distance of a pin from the person, in px. */
const fromMiddle = 25;

/** The longest label that names all places. */
const longest = 6;

/** The numbers of these places: "4", "2–4", "2, 9"; where that is too long, the first ones and the number of the others: "2–4 +3". */
export function pinLabel(members: readonly number[]): string {
	const runs: [number, number][] = [];
	for (const index of members) {
		const run = runs.at(-1);
		if (run && run[1] === index - 1) run[1] = index;
		else runs.push([index, index]);
	}
	const texts = runs.map(([first, last]) =>
		first === last ? `${first + 1}` : `${first + 1}–${last + 1}`,
	);
	const [first = "", ...others] = texts;
	const all = texts.join(", ");
	if (others.length === 0 || all.length <= longest) return all;
	const [[from, to] = [0, 0]] = runs;
	return `${first} +${members.length - (to - from + 1)}`;
}

/** The pin is in the middle of its places, but never on the person; `scale` is that of its text. */
function pinOf(
	members: number[],
	points: readonly Point[],
	scale: number,
): Pin {
	let x = 0;
	let y = 0;
	for (const index of members) {
		x += (points[index]?.x ?? 0) / members.length;
		y += (points[index]?.y ?? 0) / members.length;
	}
	const distance = Math.hypot(x, y);
	const least = fromMiddle * scale;
	if (distance < 0.01) [x, y] = [0, least];
	else if (distance < least) {
		x *= least / distance;
		y *= least / distance;
	}
	const width = Math.max(
		height,
		letterWidth * pinLabel(members).length + padding,
	);
	return { members, x, y, width: width * scale, height: height * scale };
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

/** The pins of places around the person at 0, 0, in px; in the order of their first place. `scale` is that of the text: 1 at 100 %. */
export function clusterPins(points: readonly Point[], scale = 1): Pin[] {
	let pins = points.map((_, index) => pinOf([index], points, scale));
	for (let pair = nearestPair(pins); pair; pair = nearestPair(pins)) {
		const [one, other] = pair;
		const members = [...one.members, ...other.members].sort((a, b) => a - b);
		pins = pins.filter((it) => it !== one && it !== other);
		pins.push(pinOf(members, points, scale));
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
