// Proves how the bars lie in counter mode: turned on an upright phone alone, and higher on a large screen.
import { expect, test } from "vitest";
import { barPlace } from "../../../../src/features/reward/counter/barPlace";

const screen = (width: number, height: number) => ({
	width,
	height,
	sideways: width > height,
	rem: 16,
});

test.each([
	["an upright phone", 360, 780, "large", true, 184],
	["turned on it", 360, 780, "turned", false, 184],
	["a phone on its side", 780, 360, "large", false, 192],
	["a low phone on its side", 568, 250, "large", false, 96],
	["an upright tablet", 820, 1180, "large", false, 410],
	["turned on it", 820, 1180, "turned", true, 184],
	["a computer", 1440, 900, "large", false, 540],
	["a low window", 1440, 600, "large", false, 360],
] as const)("%s", (_name, width, height, mode, along, high) => {
	expect(barPlace(screen(width, height), mode)).toEqual({
		along,
		height: high,
	});
});
