// Places keep the host's order in Thai, and are sorted by name in English.
import { expect, test } from "vitest";
import { sortPlaces } from "../../../../src/domain/delivery/sortPlaces";
import { provinces } from "../../../../src/features/browse/places";

test("provinces in Thai keep their order", () => {
	expect(sortPlaces(provinces, "th")).toBe(provinces);
});

test("provinces in English are sorted by their English names, Bangkok first", () => {
	const names = sortPlaces(provinces, "en-US").map(({ en }) => en);
	expect(names.slice(0, 4)).toEqual([
		"Bangkok",
		"Amnat Charoen",
		"Ang Thong",
		"Bueng Kan",
	]);
	expect(names.at(-1)).toBe("Yasothon");
	expect(names).toHaveLength(77);
	expect(names.slice(1)).toEqual(names.slice(1).toSorted());
});

test("Bangkok comes first wherever the host lists it", () => {
	const last = provinces.toSorted((a, b) => (a.en < b.en ? 1 : -1));
	expect(sortPlaces(last, "en-US").map(({ en }) => en)).toEqual(
		sortPlaces(provinces, "en-US").map(({ en }) => en),
	);
});

test("a place without an English name comes after those that have one", () => {
	const places = [
		{ id: "1", th: "คลองตัน", en: "" },
		{ id: "2", th: "สวนหลวง", en: "Suan Luang" },
		{ id: "3", th: "อ่อนนุช", en: "On Nut" },
	];
	expect(sortPlaces(places, "en-US").map(({ th }) => th)).toEqual([
		"อ่อนนุช",
		"สวนหลวง",
		"คลองตัน",
	]);
});
