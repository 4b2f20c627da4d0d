// Where the labels of the radar's rings stand: along one bearing like the numbers of an axis.
import { type Box, type Pin, touches } from "./clusterPins";

export interface RingLabel extends Box {
	text: string;
}

/** Widths and heights in px. */
const height = 16;
const dot = 24;
const letterWidth = 6.5;
const padding = 8;

/** Bearings of the axis, best first; none near the north's mark. */
const bearings = [165, 150, 195, 210, 135, 225, 120, 240, 60, 45, 300, 315];

/** Three rings from the inmost to the outmost: the last is the edge, whose label is never left out. */
const edge = 2;
/** The rings in the order in which they take room, and what each label is worth. */
const order = [edge, 0, 1];
const weights = [2, 1, 4];

function along(
	bearing: number,
	rings: readonly { radius: number; text: string }[],
	pins: readonly Pin[],
	scale: number,
) {
	const taken: Box[] = [
		{ x: 0, y: 0, width: dot * scale, height: dot * scale },
		...pins,
	];
	const angle = (bearing * Math.PI) / 180;
	const labels: RingLabel[] = [];
	let weight = 0;
	for (const ring of order) {
		const { radius, text } = rings[ring] ?? { radius: 0, text: "" };
		const label = {
			...{ text, height: height * scale },
			width: (letterWidth * text.length + padding) * scale,
			x: radius * Math.sin(angle),
			y: -radius * Math.cos(angle),
		};
		const isFree = !taken.some((it) => touches(label, it));
		if (isFree) weight += weights[ring] ?? 0;
		if (isFree || ring === edge) {
			labels.push(label);
			taken.push(label);
		}
	}
	return { labels, weight };
}

/** The labels of the three rings, in px from the middle, along the bearing with most room; those without room are left out. `scale` is that of the text. */
export function ringLabels(
	rings: readonly { radius: number; text: string }[],
	pins: readonly Pin[],
	scale = 1,
): RingLabel[] {
	const axes = bearings.map((bearing) => along(bearing, rings, pins, scale));
	const most = Math.max(...axes.map(({ weight }) => weight));
	return axes.find(({ weight }) => weight === most)?.labels ?? [];
}
