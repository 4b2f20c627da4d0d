// Proves the position of the bars in counter mode: turned only on an upright phone, and higher on a large screen; a large text leaves less height for the code.
import { expect, test } from "vitest";
import {
	barcodePlacement,
	freeHeight,
} from "../../../../src/features/reward/counter/barcodePlacement";

const screen = (width: number, height: number, rem = 16) => ({
	width,
	height,
	isLandscape: width > height,
	rem,
});

test.each([
	["an upright phone", 360, 780, "large", true, 184],
	["turned on it", 360, 780, "turned", false, 184],
	["a phone on its side", 780, 360, "large", false, 192],
	["a low phone on its side", 568, 250, "large", false, 96],
	["half of a split screen", 360, 320, "large", false, 108],
	["an upright tablet", 820, 1180, "large", false, 410],
	["turned on it", 820, 1180, "turned", true, 184],
	["a computer", 1440, 900, "large", false, 540],
	["a low window", 1440, 600, "large", false, 360],
] as const)(
	"the bars fit %s",
	(_name, width, height, mode, isRotated, high) => {
		expect(barcodePlacement(screen(width, height), mode)).toEqual({
			isRotated,
			height: high,
		});
	},
);

// The bug: at 200 % text the hint and two rows of buttons were higher than the space reserved for them.
test.each([
	["usual, upright", 360, 780, 16, 421],
	["large, upright", 360, 780, 32, 237],
	["usual, on its side", 844, 390, 16, 222],
	["large, on its side", 844, 390, 32, 110],
	["usual, on half of a split screen", 360, 320, 16, 108],
] as const)(
	"the height left for the code with this text: %s",
	(_name, width, height, rem, free) => {
		expect(freeHeight(screen(width, height, rem))).toBe(free);
	},
);
