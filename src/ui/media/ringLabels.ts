// Where the labels of the radar's rings stand: along one bearing like the numbers of an axis, where that is free.
import { type Box, type Pin, touches } from "./clusterPins";

export interface RingLabel extends Box {
	text: string;
}
interface Ring {
	radius: number;
	text: string;
}

/** In px; one width for all languages, so that the labels stand alike in each. */
const height = 16;
const width = { number: 24, unit: 46 };
const dot = 24;

/** Bearings of the axis, best first; none near the north's mark. */
const bearings = [165, 150, 195, 210, 135, 225, 120, 240, 60, 45, 300, 315];

/** The labels of the rings, in px from the middle, along the bearing where most of them have room; the others are left out, but never that of the outmost ring. `scale` is that of the text. */
export function ringLabels(
	rings: readonly Ring[],
	pins: readonly Pin[],
	scale = 1,
): RingLabel[] {
	const person = { x: 0, y: 0, width: dot * scale, height: dot * scale };
	const along = (bearing: number) => {
		const angle = (bearing * Math.PI) / 180;
		const labels: RingLabel[] = [];
		for (const { radius, text } of [...rings].reverse()) {
			// The outmost one alone says the unit.
			const wide = labels.length === 0 ? width.unit : width.number;
			const label = {
				...{ text, width: wide * scale, height: height * scale },
				x: radius * Math.sin(angle),
				y: -radius * Math.cos(angle),
			};
			const isFree = ![person, ...pins, ...labels].some((it) =>
				touches(label, it),
			);
			if (isFree || labels.length === 0) labels.push(label);
		}
		return labels;
	};
	/** The outmost label may cover a pin: it counts only where it does not. */
	const worth = (labels: readonly RingLabel[]) =>
		labels.filter((label) => !pins.some((pin) => touches(label, pin))).length;
	const axes = bearings.map(along);
	const most = Math.max(...axes.map(worth));
	return axes.find((labels) => worth(labels) === most) ?? [];
}
