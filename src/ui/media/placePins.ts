// The positions of the radar's pins: no pin covers another one or the person. A crowded pin loses its logo, and places next to one another share a pin.

interface Point {
	x: number;
	y: number;
}

/** A box whose x and y are its middle. */
export interface CentredBox extends Point {
	width: number;
	height: number;
}

export interface Pin extends CentredBox {
	/** The indices of its places, ascending; it stands at the first one. */
	members: number[];
	hasLogo: boolean;
}

export const overlaps = (one: CentredBox, other: CentredBox): boolean =>
	Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
	Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** How pins look: `scale` is the text's, 1 at 100 %; with `hasLogos` a pin shows its logo beside the number. */
interface PinLook {
	scale: number;
	hasLogos: boolean;
}

/** In px. */
const height = 22;
const digitWidth = 7;
const dotWidth = 4;
const padding = 10;
/** The side of a logo's disc, and how far the number's badge reaches beyond it, to the right and below, in px. */
const disc = 28;
const badge = { right: 9, below: 4 };
/** Between two pins, in px. */
const gap = 4;
/** The person in the middle, in px; the halo may be covered. */
const person = 16;
/** How far a pin may stand from its place, in px. */
const farthest = 8;
const step = 2;
/** Places nearer than this to one another share a pin, in px. */
const together = 16;
/** How many numbers a pin shows at most. */
const maxNumbers = 3;

/** The pin of the nearest place is larger. */
const nearestScale = 1.2;

/** What a pin says of its places: "2", "4·5", and "6·7·8…" for more than three. */
export const pinLabel = (members: readonly number[]): string =>
	members
		.slice(0, maxNumbers)
		.map((index) => index + 1)
		.join("·") + (members.length > maxNumbers ? "…" : "");

const textWidth = (label: string) =>
	[...label].reduce(
		(width, letter) => width + (letter === "·" ? dotWidth : digitWidth),
		0,
	);

/** The pin of some places, centred on the first of them, and moved along its bearing until it does not cover the person. */
function pinAt(
	members: number[],
	{ x, y }: Point,
	{ scale, hasLogos }: PinLook,
): Pin {
	const size = scale * (members[0] === 0 ? nearestScale : 1);
	const label = textWidth(pinLabel(members)) + padding;
	const beyond = hasLogos ? badge : { right: 0, below: 0 };
	const width = hasLogos ? disc + badge.right : Math.max(height, label);
	const pin = {
		members,
		hasLogo: hasLogos,
		width: width * size + gap * scale,
		height: (hasLogos ? disc + badge.below : height) * size + gap * scale,
	};
	const away = {
		x: (pin.width + person * scale) / 2,
		y: (pin.height + person * scale) / 2,
	};
	if (Math.hypot(x, y) < 0.01) return { ...pin, x: 0, y: away.y };
	const middle = {
		x: x + (beyond.right / 2) * size,
		y: y + (beyond.below / 2) * size,
	};
	const out = Math.max(
		1,
		Math.min(away.x / Math.abs(middle.x), away.y / Math.abs(middle.y)),
	);
	return { ...pin, x: middle.x * out, y: middle.y * out };
}

/** Directions to move a pin in, in sixteenths of a circle from its bearing: sideways first, which changes its distance least. */
const turns = [4, 12, 3, 13, 5, 11, 2, 14, 6, 10, 1, 15, 7, 9, 8, 0];

/** The pin at its place, then at places around it, the nearest first. */
const around = (pin: Pin, scale: number): Pin[] => [
	pin,
	...[...Array(farthest / step).keys()].flatMap((ring) =>
		turns.map((turn) => {
			const angle = Math.atan2(pin.x, -pin.y) + (turn * Math.PI) / 8;
			const radius = step * (ring + 1) * scale;
			return {
				...pin,
				x: pin.x + radius * Math.sin(angle),
				y: pin.y - radius * Math.cos(angle),
			};
		}),
	),
];

const distance = (one: Point, other: Point) =>
	Math.hypot(one.x - other.x, one.y - other.y);

/** Groups of places next to one another, by their indices; `points` are ordered by distance. */
function neighbours(points: readonly Point[], scale: number): number[][] {
	const groups: { first: Point; members: number[] }[] = [];
	for (const [index, point] of points.entries()) {
		const group = groups.find(
			({ first }) => distance(first, point) < together * scale,
		);
		if (group) group.members.push(index);
		else groups.push({ first: point, members: [index] });
	}
	return groups.map(({ members }) => members);
}

/** The pins of places around the person at 0, 0, in px; `points` begins with the nearest place. No pin covers a box of `taken`. A place for which no pin fits joins the nearest pin. */
export function placePins(
	points: readonly Point[],
	look: PinLook = { scale: 1, hasLogos: false },
	taken: readonly CentredBox[] = [],
): Pin[] {
	const { scale } = look;
	const here = { x: 0, y: 0, width: person * scale, height: person * scale };
	const pinsOf = (groups: number[][]): Pin[] => {
		const pins: Pin[] = [];
		for (const members of groups) {
			const place = points[members[0] ?? 0] ?? here;
			// One brand's logo would not stand for the others.
			const hasLogos = look.hasLogos && members.length === 1;
			const whole = pinAt(members, place, { scale, hasLogos });
			const plain = pinAt(members, place, { scale, hasLogos: false });
			const free = [...around(whole, scale), ...around(plain, scale)].find(
				(pin) => ![here, ...taken, ...pins].some((it) => overlaps(it, pin)),
			);
			if (free) pins.push(free);
			else if (pins.length === 0) pins.push(whole);
			else {
				const away = ({ members: [first = 0] }: Pin) =>
					distance(points[first] ?? here, place);
				const near = pins.reduce((one, other) =>
					away(other) < away(one) ? other : one,
				).members;
				const shared = [...near, ...members].sort((a, b) => a - b);
				return pinsOf(
					groups
						.filter((it) => it !== members)
						.map((it) => (it === near ? shared : it)),
				);
			}
		}
		return pins;
	};
	return pinsOf(neighbours(points, scale));
}

/** The pin nearest to a point: a finger covers several. */
export function nearestPin(pins: readonly Pin[], { x, y }: Point) {
	const distances = pins.map((pin) => distance(pin, { x, y }));
	return pins[distances.indexOf(Math.min(...distances))];
}

/** The place a tap on a pin chooses: its first, then the next one with each further tap. */
export function nextPlaceOfPin(
	{ members }: Pick<Pin, "members">,
	chosen: number | null,
): number {
	const at = chosen === null ? -1 : members.indexOf(chosen);
	return members[(at + 1) % members.length] ?? 0;
}
