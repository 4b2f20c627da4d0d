// The radar's ring labels lie along one bearing where they cover the pins least, and the edge is always labelled.
import { expect, test } from "vitest";
import { overlaps, placePins } from "../../../../src/ui/media/placePins";
import { radarRadius, ringsKm } from "../../../../src/ui/media/radar";
import { ringLabels } from "../../../../src/ui/media/ringLabels";

const texts = ["2 km", "5 km", "10 km"];
const rings = (edge: number) =>
	ringsKm.map((km, index) => ({
		radius: radarRadius(km) * edge,
		text: texts[index] ?? "",
	}));
const textsOf = (labels: readonly { text: string }[]) =>
	labels.map(({ text }) => text).sort();
const bearings = (labels: readonly { x: number; y: number }[]) =>
	new Set(
		labels.map(({ x, y }) => Math.round((Math.atan2(x, -y) * 180) / Math.PI)),
	);

test("without obstacles all labels are to the south-east, clear of the edge", () => {
	const labels = ringLabels(rings(120), []);
	expect(textsOf(labels)).toEqual([...texts].sort());
	expect(bearings(labels)).toEqual(new Set([145]));
});

test("pins turn the axis of the labels to where there is space", () => {
	const pins = placePins([
		{ x: 50, y: 50 },
		{ x: 20, y: 80 },
	]);
	const labels = ringLabels(rings(120), pins);
	expect(labels).toHaveLength(3);
	expect(bearings(labels).size).toBe(1);
	for (const label of labels)
		expect(pins.some((pin) => overlaps(label, pin))).toBe(false);
});

test.each([60, 72, 85, 120, 190])(
	"no label covers another on a radar of radius %d, and the edge has one",
	(edge) => {
		const labels = ringLabels(rings(edge), []);
		expect(textsOf(labels)).toContain("10 km");
		expect(labels.length).toBeGreaterThan(1);
		for (const [at, one] of labels.entries())
			for (const other of labels.slice(at + 1))
				expect(overlaps(one, other)).toBe(false);
	},
);

test("with pins in all directions every ring keeps its label, on one axis", () => {
	const round = [...Array(24).keys()].map((at) => ({
		...{ width: 26, height: 26 },
		x: 120 * Math.sin((at * Math.PI) / 12),
		y: 120 * Math.cos((at * Math.PI) / 12),
	}));
	const labels = ringLabels(rings(120), round);
	expect(textsOf(labels)).toEqual([...texts].sort());
	expect(bearings(labels).size).toBe(1);
});

test("no label reaches far beyond the outermost ring to the side, where the map may end", () => {
	const east = { x: 0, y: 120, width: 200, height: 160 };
	const labels = ringLabels(rings(120), [east]);
	expect(textsOf(labels)).toContain("10 km");
	for (const { x, width } of labels)
		expect(Math.abs(x) + width / 2).toBeLessThanOrEqual(132);
});
