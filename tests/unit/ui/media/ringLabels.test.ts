// The radar's ring labels: along one bearing where there is room, away from pins and from one another, the edge always labelled.
import { expect, test } from "vitest";
import { placePins, touches } from "../../../../src/ui/media/placePins";
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
	labels.map(({ x, y }) => Math.round((Math.atan2(x, -y) * 180) / Math.PI));

test("all stand to the south-east where nothing is in the way", () => {
	const labels = ringLabels(rings(120), []);
	expect(textsOf(labels)).toEqual([...texts].sort());
	expect(new Set(bearings(labels))).toEqual(new Set([140]));
});

test("pins turn the axis to where there is room", () => {
	const pins = placePins([
		{ x: 50, y: 50 },
		{ x: 20, y: 80 },
	]);
	const labels = ringLabels(rings(120), pins);
	expect(labels).toHaveLength(3);
	const [bearing, ...others] = bearings(labels);
	expect(bearing).not.toBe(140);
	expect(new Set(others)).toEqual(new Set([bearing]));
});

test.each([60, 72, 85, 120, 190])(
	"no label covers another on a radar of radius %d, and the edge has one",
	(edge) => {
		const labels = ringLabels(rings(edge), []);
		expect(textsOf(labels)).toContain("10 km");
		expect(labels.length).toBeGreaterThan(1);
		for (const [at, one] of labels.entries())
			for (const other of labels.slice(at + 1))
				expect(touches(one, other)).toBe(false);
	},
);

test("the edge keeps a label among pins all round", () => {
	const round = [...Array(24).keys()].map((at) => ({
		...{ members: [at], width: 26, height: 26 },
		x: 120 * Math.sin((at * Math.PI) / 12),
		y: 120 * Math.cos((at * Math.PI) / 12),
	}));
	expect(textsOf(ringLabels(rings(120), round))).toContain("10 km");
});

test("a ring without room on the axis has its label at another bearing", () => {
	const blocked = [165, 150, 195, 210, 135, 225, 120, 240, 60, 45, 300, 315];
	const pins = blocked.map((bearing, at) => {
		const { radius } = rings(190)[1 + (at % 2)] ?? { radius: 0 };
		const angle = (bearing * Math.PI) / 180;
		return {
			...{ members: [at], width: 16, height: 16 },
			...{ x: radius * Math.sin(angle), y: -radius * Math.cos(angle) },
		};
	});
	const labels = ringLabels(rings(190), pins);
	expect(textsOf(labels)).toEqual([...texts].sort());
	for (const label of labels)
		expect(pins.some((pin) => touches(label, pin))).toBe(false);
});
