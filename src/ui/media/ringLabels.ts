// Where the labels of the radar's rings stand: along one bearing like the numbers of an axis.
import { type Pin, type Point, pinSide } from "./clusterPins";

export interface RingLabel extends Point {
	text: string;
}

/** The room of a label, in px. */
const height = 16;
const widthOf = (text: string) => 6.5 * text.length + 4;
/** The person in the middle, in px. */
const dot = 24;

/** Bearings of the axis, best first; none near the north's mark. */
const bearings = [135, 150, 165, 120, 225, 210, 195, 240, 60, 45, 300, 315];

/** Four rings from the inmost to the outmost: the last is the edge, whose label is never left out. */
const edge = 3;
/** The rings in the order in which they take room, and what each label is worth. */
const order = [edge, 1, 0, 2];
const weights = [3, 4, 2, 8];

const touches = (one: RingLabel, other: Point, width: number, high: number) =>
	Math.abs(one.x - other.x) < (widthOf(one.text) + width) / 2 &&
	Math.abs(one.y - other.y) < (height + high) / 2;

function along(
	bearing: number,
	rings: readonly { radius: number; text: string }[],
	pins: readonly Pin[],
) {
	const angle = (bearing * Math.PI) / 180;
	const labels: RingLabel[] = [];
	let weight = 0;
	for (const ring of order) {
		const { radius, text } = rings[ring] ?? { radius: 0, text: "" };
		const label = {
			x: radius * Math.sin(angle),
			y: -radius * Math.cos(angle),
			text,
		};
		const isFree =
			!touches(label, { x: 0, y: 0 }, dot, dot) &&
			!labels.some((it) => touches(label, it, widthOf(it.text), height)) &&
			!pins.some((it) => touches(label, it, pinSide, pinSide));
		if (isFree) weight += weights[ring] ?? 0;
		if (isFree || ring === edge) labels.push(label);
	}
	return { labels, weight };
}

/** The labels of the four rings, in px from the middle, along the bearing with most room; those without room are left out. */
export function ringLabels(
	rings: readonly { radius: number; text: string }[],
	pins: readonly Pin[],
): RingLabel[] {
	const axes = bearings.map((bearing) => along(bearing, rings, pins));
	const most = Math.max(...axes.map(({ weight }) => weight));
	return axes.find(({ weight }) => weight === most)?.labels ?? [];
}
