// The near-me category is recognised only by the words in its name, in either language (2 §2).
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
	["Deals near me", "", true],
	["Shops near you", "", true],
	["Near-me deals", "", true],
	["near  me", "", true],
	["Nearby: food & drink", "", true],
	["", "ดีลใกล้ฉัน", true],
	["", "ดีลใกล้คุณ", true],
	["", "ร้านใกล้คุณ", true],
	["", "ร้านใกล้ตัวเมือง", false],
	["", "เรื่องใกล้ตัว", false],
	["nears", "", false],
	["Nearly new", "", false],
	["Near menus", "", false],
	["Deals near the river", "", false],
	["Linear meters", "", false],
	["", "ใกล้สถานี", false],
	["", "", false],
])("%j, %j is the near-me category: %s", (name_en, name_th, is) =>
	expect(isNearMeCategory({ name_en, name_th })).toBe(is),
);
