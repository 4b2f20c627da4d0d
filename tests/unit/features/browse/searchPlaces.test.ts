// The places that can be searched: all 77 provinces, with coordinates in Thailand, found in either language.
import { expect, test } from "vitest";
import { roundPosition } from "../../../../src/domain/places/nearMe";
import { localities, provinces } from "../../../../src/features/browse/places";
import {
	findPlace,
	searchPlaces,
} from "../../../../src/features/browse/searchPlaces";

const all = [...provinces, ...localities];

test("all 77 provinces are searchable, each place once, in both languages", () => {
	expect(provinces).toHaveLength(77);
	for (const of of ["id", "th", "en"] as const)
		expect(new Set(all.map((place) => place[of])).size).toBe(all.length);
	expect(provinces.every(({ id }) => /^[1-9]\d$/.test(id))).toBe(true);
	expect(localities.every(({ id }) => /^[a-z][a-z0-9-]+$/.test(id))).toBe(true);
	for (const { th, en } of all) {
		expect(th).toMatch(/^[\u0e00-\u0e7f0-9 -]+$/);
		expect(en).toMatch(/^[A-Za-z0-9 -]+$/);
	}
});

test("every place is in Thailand, and its position is sent unrounded", () => {
	for (const { en, lat, lng } of all) {
		expect(lat, en).toBeGreaterThan(5.6);
		expect(lat, en).toBeLessThan(20.5);
		expect(lng, en).toBeGreaterThan(97.3);
		expect(lng, en).toBeLessThan(105.7);
		expect(roundPosition({ lat, lng })).toEqual({ lat, lng });
	}
});

const named = (typed: string) => {
	const found = searchPlaces(typed);
	return [...found.provinces, ...found.localities].map(({ en }) => en);
};

test.each([
	["เชียงใหม่", ["Chiang Mai"]],
	["เชียง", ["Chiang Rai", "Chiang Mai", "Chiang Khan"]],
	["chiangmai", ["Chiang Mai"]],
	["CHIANG MAI", ["Chiang Mai"]],
	["cha am", ["Cha-am"]],
	[" สยาม ", ["Siam"]],
	["พระราม9", ["Phra Ram 9"]],
	["huahin", ["Hua Hin"]],
	["ขอนแกน", ["Khon Kaen"]],
	["เเม่สอด", ["Mae Sot"]],
	["เชียงใหม่\u2600\uFE0F", ["Chiang Mai"]],
	["\u200Eสย\u200Bาม", ["Siam"]],
	["ลําปาง", ["Lampang"]],
	["พระราม ๙", ["Phra Ram 9"]],
	["cha‑am.", ["Cha-am"]],
	["Phukét", ["Phuket"]],
	["ram 9", ["Phra Ram 9"]],
	["มหานคร", ["Bangkok"]],
	["Paris", []],
])("typing %j finds %j", (typed, found) => {
	expect(named(typed)).toEqual(found);
});

test("without a text all places are shown; an address names a place by its id", () => {
	expect(named("")).toHaveLength(all.length);
	expect(findPlace("50")?.en).toBe("Chiang Mai");
	expect(findPlace("siam")?.th).toBe("สยาม");
	for (const unknown of ["", "99", "Siam", "__proto__"])
		expect(findPlace(unknown)).toBeNull();
});
