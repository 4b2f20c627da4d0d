// Where the radar's numbered pins stand: on their place, or beside it where they would cover another place.

interface Point {
	x: number;
	y: number;
}

interface Line {
	from: Point;
	to: Point;
}

/** What two things need between their middles, as a share of the radar's radius. */
const betweenPins = 0.215;
const pinAndDot = 0.14;
const pinAndLine = 0.12;
const lineAndDot = 0.06;

/** How far beside its place a pin may stand, and in which turns from the way outwards, in degrees. */
const distances = [0.18, 0.24, 0.3, 0.38, 0.46, 0.56];
const turns = Array.from({ length: 24 }, (_, at) => {
	const turn = 15 * Math.ceil(at / 2);
	return at % 2 === 0 ? turn : -turn;
});

const between = (one: Point, other: Point) =>
	Math.hypot(one.x - other.x, one.y - other.y);

function toLine(point: Point, { from, to }: Line): number {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
	const share = Math.min(1, Math.max(0, along / (dx * dx + dy * dy || 1)));
	return between(point, { x: from.x + share * dx, y: from.y + share * dy });
}

/** Positive where a point lies to one side of a line, negative on the other. */
const side = ({ from, to }: Line, { x, y }: Point) =>
	(to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

const cross = (one: Line, other: Line) =>
	side(one, other.from) * side(one, other.to) < 0 &&
	side(other, one.from) * side(other, one.to) < 0;

const lacking = (wanted: number, distances: number[]) =>
	distances.reduce((sum, it) => sum + Math.max(0, wanted - it), 0);

const nearby = ({ x, y }: Point): Point[] => {
	const outwards = Math.atan2(y, x);
	return distances.flatMap((distance) =>
		turns.map((turn) => {
			const angle = outwards + (turn * Math.PI) / 180;
			return {
				x: x + distance * Math.cos(angle),
				y: y + distance * Math.sin(angle),
			};
		}),
	);
};

/** The pin of each place, from -1 to 1 like the places. No pin covers another pin, the middle, a place that has its pin elsewhere, or the line between these two, as far as there is room. */
export function placePins(places: readonly Point[]): Point[] {
	const pins: (Point | undefined)[] = places.map(() => undefined);
	const standing: Point[] = [{ x: 0, y: 0 }];
	const lines: Line[] = [];
	const faults = (at: number, place: Point, pin: Point) => {
		const others = places.filter((_, index) => index !== at);
		const own = { from: place, to: pin };
		const isMoved = pin !== place;
		return (
			lacking(
				betweenPins,
				standing.map((it) => between(it, pin)),
			) +
			lacking(
				pinAndDot,
				others.map((it) => between(it, pin)),
			) +
			lacking(
				pinAndLine,
				lines.map((it) => toLine(pin, it)),
			) +
			(isMoved
				? Math.max(0, Math.hypot(pin.x, pin.y) - 1) +
					lacking(
						pinAndLine,
						standing.map((it) => toLine(it, own)),
					) +
					lacking(
						lineAndDot,
						others.map((it) => toLine(it, own)),
					) +
					lines.filter((it) => cross(it, own)).length / 10
				: 0)
		);
	};
	for (const [at, place] of places.entries())
		if (faults(at, place, place) === 0) {
			pins[at] = place;
			standing.push(place);
		}
	for (const [at, place] of places.entries()) {
		if (pins[at]) continue;
		let [best, least] = [place, Number.POSITIVE_INFINITY];
		for (const pin of nearby(place)) {
			const cost = between(place, pin) + 10 * faults(at, place, pin);
			if (cost < least - 1e-9) [best, least] = [pin, cost];
		}
		pins[at] = best;
		standing.push(best);
		lines.push({ from: place, to: best });
	}
	return pins.map((pin, at) => pin ?? places[at] ?? { x: 0, y: 0 });
}
