// The positions of the radar's pins, so that no pin covers another one or the person: a crowded pin loses its logo, and places close together share a pin.

interface Point {
	x: number;
	y: number;
}

/** A box whose x and y are its centre. */
export interface CentredBox extends Point {
	width: number;
	height: number;
}

export interface Pin extends CentredBox {
	/** The indices of its places, ascending; the pin is at the first place. */
	members: number[];
	hasLogo: boolean;
}

export const overlaps = (one: CentredBox, other: CentredBox): boolean =>
	Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
	Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** The look of pins: `scale` is the text size (1 at 100 %); with `hasLogos` a pin shows its logo and the number. */
interface PinLook {
	scale: number;
	hasLogos: boolean;
}

/** Sizes of a pin, in px. */
const height = 22;
const digitWidth = 7;
const dotWidth = 4;
const padding = 10;
/** The side of a logo's disc, and how far the number's badge reaches beyond it, to the right and below, in px. */
const disc = 28;
const badge = { right: 9, below: 4 };
/** The space between two pins, in px. */
const gap = 4;
/** The side of the person's dot in the middle, in px; pins may cover its halo. */
const person = 16;
/** How far a pin may be moved from its place, in px. */
const maxMove = 8;
const step = 2;
/** Places closer to one another than this share a pin, in px. */
const sharedWithin = 16;
/** The most numbers that a pin shows. */
const maxNumbers = 3;

/** The pin of the nearest place is larger. */
const nearestScale = 1.2;

/** The numbers of a pin's places: "2", "4·5", and "6·7·8…" for more than three. */
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

/** The pin of some places, centred on the first one and moved along its bearing until it does not cover the person. */
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
	const clearance = {
		x: (pin.width + person * scale) / 2,
		y: (pin.height + person * scale) / 2,
	};
	if (Math.hypot(x, y) < 0.01) return { ...pin, x: 0, y: clearance.y };
	const middle = {
		x: x + (beyond.right / 2) * size,
		y: y + (beyond.below / 2) * size,
	};
	const factor = Math.max(
		1,
		Math.min(
			clearance.x / Math.abs(middle.x),
			clearance.y / Math.abs(middle.y),
		),
	);
	return { ...pin, x: middle.x * factor, y: middle.y * factor };
}

/** The directions in which a pin is moved, in sixteenths of a circle from its bearing: sideways first, because that changes its distance least. */
const turns = [4, 12, 3, 13, 5, 11, 2, 14, 6, 10, 1, 15, 7, 9, 8, 0];

/** The pin at its place, then at positions around it, the nearest first. */
const around = (pin: Pin, scale: number): Pin[] => [
	pin,
	...[...Array(maxMove / step).keys()].flatMap((ring) =>
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

/** Groups of places close together, by their indices; `points` are ordered by distance. */
function neighbours(points: readonly Point[], scale: number): number[][] {
	const groups: { first: Point; members: number[] }[] = [];
	for (const [index, point] of points.entries()) {
		const group = groups.find(
			({ first }) => distance(first, point) < sharedWithin * scale,
		);
		if (group) group.members.push(index);
		else groups.push({ first: point, members: [index] });
	}
	return groups.map(({ members }) => members);
}

/** The pins of places around the person at 0, 0, in px; `points` starts with the nearest place. No pin covers a box of `taken`, and a place whose pin does not fit joins the nearest pin. */
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
			// One brand's logo would be wrong for the other places of the pin.
			const hasLogos = look.hasLogos && members.length === 1;
			const whole = pinAt(members, place, { scale, hasLogos });
			const plain = pinAt(members, place, { scale, hasLogos: false });
			const freePin = [...around(whole, scale), ...around(plain, scale)].find(
				(pin) => ![here, ...taken, ...pins].some((it) => overlaps(it, pin)),
			);
			if (freePin) pins.push(freePin);
			else if (pins.length === 0) pins.push(whole);
			else {
				const distanceOf = ({ members: [first = 0] }: Pin) =>
					distance(points[first] ?? here, place);
				const nearest = pins.reduce((one, other) =>
					distanceOf(other) < distanceOf(one) ? other : one,
				).members;
				const shared = [...nearest, ...members].sort((a, b) => a - b);
				return pinsOf(
					groups
						.filter((group) => group !== members)
						.map((group) => (group === nearest ? shared : group)),
				);
			}
		}
		return pins;
	};
	return pinsOf(neighbours(points, scale));
}

/** The pin nearest to a point, because a finger may cover several. */
export function nearestPin(pins: readonly Pin[], { x, y }: Point) {
	const distances = pins.map((pin) => distance(pin, { x, y }));
	return pins[distances.indexOf(Math.min(...distances))];
}

/** The place that a tap on a pin chooses: the first one, then the next one with each further tap. */
export function nextPlaceOfPin(
	{ members }: Pick<Pin, "members">,
	chosen: number | null,
): number {
	const at = chosen === null ? -1 : members.indexOf(chosen);
	return members[(at + 1) % members.length] ?? 0;
}
