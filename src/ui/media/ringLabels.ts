// Where the labels of the radar's rings stand: along one bearing like the numbers of an axis, where that is free.
import { type Box, touches } from "./placePins";

export interface RingLabel extends Box {
	text: string;
}
interface Ring {
	radius: number;
	text: string;
}

/** In px; one width for all languages, so that the labels stand alike in each. */
const height = 16;
const width = 42;
const dot = 24;

/** Above and below a label, in px. */
const gap = 2;
/** How far a label may reach beyond the outmost ring to its side, in px. */
const beyond = 12;

/** Bearings of the axis, best first: outwards from the south-east, none near the north's mark. */
const bearings = [...Array(72).keys()]
	.map(
		(at) => (135 + 5 * Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1) + 360) % 360,
	)
	.filter((bearing) => bearing >= 30 && bearing <= 330);

/** The labels of the rings, in px from the middle, along the bearing where most of them have room. One that has none there stands at another bearing, or is left out; that of the outmost ring never is. `scale` is that of the text. */
export function ringLabels(
	rings: readonly Ring[],
	pins: readonly Box[],
	scale = 1,
): RingLabel[] {
	const person = { x: 0, y: 0, width: dot * scale, height: dot * scale };
	const outwards = [...rings].reverse();
	const labelAt = ({ radius, text }: Ring, bearing: number): RingLabel => {
		const angle = (bearing * Math.PI) / 180;
		return {
			...{ text, width: width * scale, height: height * scale },
			x: radius * Math.sin(angle),
			y: -radius * Math.cos(angle),
		};
	};
	const side = (outwards[0]?.radius ?? 0) + beyond * scale;
	const isFree = (label: RingLabel, labels: readonly RingLabel[]) =>
		Math.abs(label.x) + label.width / 2 <= side &&
		![person, ...pins, ...labels].some((it) =>
			touches({ ...label, height: label.height + 2 * gap * scale }, it),
		);
	const along = (bearing: number) => {
		const labels: RingLabel[] = [];
		for (const ring of outwards) {
			const label = labelAt(ring, bearing);
			if (isFree(label, labels)) labels.push(label);
		}
		return labels;
	};
	const axes = bearings.map(along);
	const most = Math.max(...axes.map(({ length }) => length));
	const labels = axes.find(({ length }) => length === most) ?? [];
	for (const ring of outwards) {
		if (labels.some(({ text }) => text === ring.text)) continue;
		const places = bearings.map((bearing) => labelAt(ring, bearing));
		const free = places.find((label) => isFree(label, labels));
		const [first] = places;
		if (free) labels.push(free);
		else if (ring === outwards[0] && first) labels.push(first);
	}
	return labels;
}
