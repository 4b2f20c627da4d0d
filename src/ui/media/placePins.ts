// The radar's pins: every place is shown where it is, the nearest ones with a pin, those without room for one with a dot.

export interface Point {
	x: number;
	y: number;
}

/** Its point is its middle. */
export interface Box extends Point {
	width: number;
	height: number;
}

/** What stands for a place: a pin above or below its tip, which is at the place, a round pin on the place, or a dot. */
export type PinLook = "above" | "below" | "round" | "dot";

/** Its box is what is drawn. */
export interface Pin extends Box {
	look: PinLook;
}

/** Whether boxes cover one another. */
export const touches = (one: Box, other: Box): boolean =>
	Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
	Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** In px; a pin with a tip includes its tip. */
const sizes: Readonly<Record<PinLook, { width: number; height: number }>> = {
	above: { width: 38, height: 44 },
	below: { width: 38, height: 44 },
	round: { width: 26, height: 26 },
	dot: { width: 12, height: 12 },
};
/** The person in the middle, in px. */
const person = 24;

/** The pin of a place at a point, in px; `scale` is that of its text: 1 at 100 %. */
export function pinAt({ x, y }: Point, look: PinLook, scale: number): Pin {
	const width = sizes[look].width * scale;
	const height = sizes[look].height * scale;
	const up = look === "above" ? 1 : look === "below" ? -1 : 0;
	return { look, x, y: y - (up * height) / 2, width, height };
}

/** The point, or one in its direction at the edge of the person. */
function besidePerson({ x, y }: Point, scale: number): Point {
	const distance = Math.hypot(x, y);
	const least = ((person + sizes.dot.width) * scale) / 2;
	if (distance >= least) return { x, y };
	if (distance < 0.01) return { x: 0, y: least };
	return { x: (x * least) / distance, y: (y * least) / distance };
}

/** A pin for each place around the person at 0, 0, in px, the nearest place first; `looks` are tried in their order, the dot last. No pin covers what is in `taken`. */
export function placePins(
	points: readonly Point[],
	looks: readonly PinLook[],
	scale = 1,
	taken: readonly Box[] = [],
): Pin[] {
	const middle = { x: 0, y: 0, width: person * scale, height: person * scale };
	const full = [middle, ...taken];
	return points.map((point) => {
		const place = besidePerson(point, scale);
		const pin = looks
			.map((look) => pinAt(place, look, scale))
			.find((it) => !full.some((other) => touches(it, other)));
		if (pin) full.push(pin);
		return pin ?? pinAt(place, "dot", scale);
	});
}

/** The index of the pin nearest to a point: a finger covers several. */
export function nearestPin(pins: readonly Pin[], { x, y }: Point): number {
	const distances = pins.map((pin) => Math.hypot(pin.x - x, pin.y - y));
	return distances.indexOf(Math.min(...distances));
}
