// Where the labels of the radar's rings stand: along one bearing like the numbers of an axis, where that is free.
import { type Box, type Pin, touches } from "./clusterPins";

export interface RingLabel extends Box {
	text: string;
}
interface Ring {
	radius: number;
	text: string;
}

/** Widths and heights in px. */
const height = 16;
const dot = 24;
const letterWidth = 6.5;
const padding = 8;

/** Bearings of the axis, best first; none near the north's mark. */
const bearings = [165, 150, 195, 210, 135, 225, 120, 240, 60, 45, 300, 315];

function labelAt({ radius, text }: Ring, bearing: number, scale: number) {
	const angle = (bearing * Math.PI) / 180;
	return {
		...{ text, height: height * scale },
		width: (letterWidth * text.length + padding) * scale,
		x: radius * Math.sin(angle),
		y: -radius * Math.cos(angle),
	};
}

/** The labels of the rings, in px from the middle: along the bearing where most of them have room, the others where there is room. The outmost ring is never left out. `scale` is that of the text. */
export function ringLabels(
	rings: readonly Ring[],
	pins: readonly Pin[],
	scale = 1,
): RingLabel[] {
	const person = { x: 0, y: 0, width: dot * scale, height: dot * scale };
	const outmostFirst = rings.toReversed();
	const fill = (labels: readonly RingLabel[], bearing: number) => {
		const all = [...labels];
		for (const ring of outmostFirst) {
			const label = labelAt(ring, bearing, scale);
			const isFree = ![person, ...pins, ...all].some((it) =>
				touches(label, it),
			);
			if (isFree && !all.some(({ text }) => text === ring.text))
				all.push(label);
		}
		return all;
	};
	const axes = bearings.map((bearing) => fill([], bearing));
	const most = Math.max(...axes.map((labels) => labels.length));
	const axis = axes.find((labels) => labels.length === most) ?? [];
	const labels = bearings.reduce(fill, axis);
	const [edge] = outmostFirst;
	if (edge && !labels.some(({ text }) => text === edge.text))
		labels.push(labelAt(edge, bearings[0] ?? 0, scale));
	return labels;
}
