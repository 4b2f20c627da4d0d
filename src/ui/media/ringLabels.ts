// The positions of the labels of the radar's rings: along one bearing, like the numbers of an axis, where they cover the pins least.
import { type CentredBox, overlaps } from "./placePins";

interface RingLabel extends CentredBox {
	text: string;
}

/** The size of a label in px; the width is the same in all languages, so that the labels have the same positions. */
const height = 20;
const width = 42;
/** How far a label may reach beyond the side of the outermost ring, in px. */
const beyond = 12;

/** Possible bearings of the labels, best first: from the south-east to both sides, none near the letter for north. */
const bearings = [...Array(72).keys()]
	.map(
		(at) => (135 + 5 * Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1) + 360) % 360,
	)
	.filter((bearing) => bearing >= 30 && bearing <= 330);

/** How far one box overlaps another, in px. */
const overlapDepth = (one: CentredBox, other: CentredBox): number =>
	Math.max(
		0,
		Math.min(
			(one.width + other.width) / 2 - Math.abs(one.x - other.x),
			(one.height + other.height) / 2 - Math.abs(one.y - other.y),
		),
	);

/** The labels of the rings, in px from the middle, along the bearing where they cover the pins least; a label that would cover one further out is left out. `scale` is the text size (1 at 100 %). */
export function ringLabels(
	rings: readonly { radius: number; text: string }[],
	pins: readonly CentredBox[],
	scale = 1,
): RingLabel[] {
	const outwards = [...rings].reverse();
	const side = (outwards[0]?.radius ?? 0) + beyond * scale;
	const along = (bearing: number) => {
		const angle = (bearing * Math.PI) / 180;
		const labels: RingLabel[] = [];
		for (const { radius, text } of outwards) {
			const label = {
				text,
				width: width * scale,
				height: height * scale,
				x: radius * Math.sin(angle),
				y: -radius * Math.cos(angle),
			};
			if (!labels.some((it) => overlaps(it, label))) labels.push(label);
		}
		return labels;
	};
	const axes = bearings
		.map(along)
		.filter(([first]) => first && Math.abs(first.x) + first.width / 2 <= side);
	const maxLabels = Math.max(...axes.map(({ length }) => length));
	const cost = (labels: readonly RingLabel[]) =>
		labels
			.flatMap((label) => pins.map((pin) => overlapDepth(label, pin)))
			.reduce((total, depth) => total + depth, 0);
	const [best = []] = axes
		.filter(({ length }) => length === maxLabels)
		.sort((one, other) => cost(one) - cost(other));
	return best;
}
