// The near-me category is known by its name alone, in either language (2 §2).
import { expect, test } from "vitest";
import { isNearMeCategory } from "../../../../src/domain/places/nearMe";

test.each([
	["Near me", "", true],
	["near me", "", true],
	["NEARME", "", true],
	[" Nearby ", "", true],
	["near by", "", true],
	["Near", "", true],
	["", "ใกล้ฉัน", true],
	["Food", " ใกล้ฉัน ", true],
	["Near me deals", "", false],
	["Shops near me", "", false],
	["nears", "", false],
	["near  me", "", false],
	["", "ใกล้ฉันมาก", false],
	["", "", false],
])("%j, %j: %s", (name_en, name_th, is) =>
	expect(isNearMeCategory({ name_en, name_th })).toBe(is),
);
