// The line of places in an address: the terms of Bangkok, those of the provinces, and English with commas.
import { expect, test } from "vitest";
import { placeLine } from "../../../../src/domain/delivery/placeLine";

const bangkok = { id: "10", th: "กรุงเทพมหานคร", en: "Bangkok" };
const suanLuang = { id: "1034", th: "สวนหลวง", en: "Suan Luang" };
const onNut = { id: "103402", th: "อ่อนนุช", en: "" };
const chiangMai = { id: "50", th: "เชียงใหม่", en: "Chiang Mai" };
const mueang = { id: "5001", th: "เมืองเชียงใหม่", en: "Mueang Chiang Mai" };
const suthep = { id: "500108", th: "สุเทพ", en: "" };

test.each([
	["th", onNut, suanLuang, bangkok, "แขวงอ่อนนุช เขตสวนหลวง กรุงเทพมหานคร"],
	["th", suthep, mueang, chiangMai, "ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่"],
	["en-US", suthep, mueang, chiangMai, "สุเทพ, Mueang Chiang Mai, Chiang Mai"],
	["en-US", undefined, suanLuang, bangkok, "Suan Luang, Bangkok"],
	["th", undefined, undefined, bangkok, "กรุงเทพมหานคร"],
	["th", undefined, undefined, undefined, ""],
	// Another host may send no Thai name.
	[
		"th",
		suthep,
		{ ...mueang, th: "" },
		chiangMai,
		"ตำบลสุเทพ อำเภอMueang Chiang Mai จังหวัดเชียงใหม่",
	],
] as const)("%s %j %j %j", (locale, subDistrict, district, province, line) => {
	expect(placeLine(locale, subDistrict, district, province)).toBe(line);
});
