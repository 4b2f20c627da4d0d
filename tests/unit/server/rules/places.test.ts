// Thailand's places and the demo's branches: complete, in the right province, with postal addresses.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { demoContentFolder } from "../../../../server/demo/seedDemo";
import { distanceKm } from "../../../../server/rules/distance";
import {
	districtsOf,
	fullAddress,
	placeOf,
	provinces,
	subDistrictsOf,
} from "../../../../server/rules/places";
import { demoContent } from "../../../support/demoContent";

const districts = provinces.flatMap((it) => districtsOf(it.id));
const subDistricts = districts.flatMap((it) => subDistrictsOf(it.id));

describe("Thailand", () => {
	test("has 77 provinces, Bangkok first, then in the order of the Thai alphabet", () => {
		const names = provinces.map((it) => it.th);
		expect(names).toHaveLength(77);
		expect(names.slice(0, 3)).toEqual(["กรุงเทพมหานคร", "กระบี่", "กาญจนบุรี"]);
		expect(names.at(-1)).toBe("อุบลราชธานี");
	});

	test("has 928 districts and 7,475 sub-districts with unique codes that begin with their parent's code", () => {
		expect([districts.length, subDistricts.length]).toEqual([928, 7475]);
		const codes = [...provinces, ...districts, ...subDistricts].map(
			(it) => it.id,
		);
		expect(new Set(codes).size).toBe(codes.length);
		for (const province of provinces)
			for (const district of districtsOf(province.id))
				expect(district.id.slice(0, 2)).toBe(province.id);
	});

	test("has a unique English name for every district of a province, and a postcode for every sub-district", () => {
		for (const { en } of [...provinces, ...districts])
			expect(en).toMatch(/^[A-Z][A-Za-z-]*( [A-Z][A-Za-z-]*)*$/);
		for (const province of provinces) {
			const english = districtsOf(province.id).map((it) => it.en);
			// บางไทร and บางซ้าย of Ayutthaya have the same spelling in English.
			const alike = province.id === "14" ? 1 : 0;
			expect(new Set(english).size).toBe(english.length - alike);
		}
		for (const it of subDistricts) {
			expect(it.th).toMatch(/^[\u0E00-\u0E7F .()-]+$/);
			expect(it.postcode).toMatch(/^[1-9]\d{4}$/);
		}
	});

	test.each([
		["1001", "Phra Nakhon"],
		["1028", "Sathon"],
		["1703", "Khai Bang Rachan"],
		["2004", "Bang Lamung"],
		["3001", "Mueang Nakhon Ratchasima"],
		["5025", "Galyani Vadhana"],
		["8404", "Ko Samui"],
		["9613", "Cho-airong"],
	])("the English name of the district %s is %s", (code, english) => {
		expect(districts.find((it) => it.id === code)?.en).toBe(english);
	});

	test("has addresses in the form of Thailand Post, in Bangkok and elsewhere", () => {
		const bangkok = placeOf("10", "1007", "100701");
		const chiangMai = placeOf("50", "5001", "500101");
		if (!bangkok || !chiangMai) throw new Error("a place is missing");
		expect(fullAddress("1 ถนนพระราม 1", bangkok, "10330", "")).toBe(
			"1 ถนนพระราม 1 แขวงรองเมือง เขตปทุมวัน กรุงเทพมหานคร 10330",
		);
		expect(fullAddress("9 ถนนท่าแพ", chiangMai, "50200", "ฝากป้อมยาม")).toBe(
			"9 ถนนท่าแพ ตำบลศรีภูมิ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่ 50200 (ฝากป้อมยาม)",
		);
		expect(placeOf("50", "1007", "100701")).toBeNull();
		expect(placeOf("10", "1007", "500101")).toBeNull();
	});
});

describe("branches", () => {
	const { branches, brands } = demoContent;

	test("are 500, in every province, of every brand except the two online brands", () => {
		expect(branches).toHaveLength(500);
		expect(new Set(branches.map((it) => it.province)).size).toBe(77);
		const with_ = new Set(branches.map((it) => it.brand_id));
		expect(
			brands.filter((it) => !with_.has(it.brand_id)).map((it) => it.name.en),
		).toEqual(["Pai Nai", "Fangwan"]);
	});

	test("have unique names in both languages, and unique ids", () => {
		for (const values of [
			branches.map((it) => it.name.th),
			branches.map((it) => it.name.en),
			branches.map((it) => `${it.branch_id}`),
		])
			expect(new Set(values).size).toBe(500);
	});

	test("are in Thailand, those of Bangkok near it and those of Chiang Mai far from it", () => {
		const bangkok = { lat: 13.75, lng: 100.52 };
		for (const it of branches) {
			expect(it.lat).toBeGreaterThan(5.6);
			expect(it.lat).toBeLessThan(20.5);
			expect(it.lng).toBeGreaterThan(97.3);
			expect(it.lng).toBeLessThan(105.7);
			if (it.province === "กรุงเทพมหานคร")
				expect(distanceKm(bangkok, it)).toBeLessThan(35);
			if (it.province === "เชียงใหม่")
				expect(distanceKm(bangkok, it)).toBeGreaterThan(500);
			expect(it.address).toContain(it.province);
		}
	});

	test("have their texts in both languages and their position from the file", () => {
		expect(branches[0]).toEqual({
			branch_id: 1,
			brand_id: 1,
			name: { th: "หมอกฟ้า สาขาสยาม", en: "Mokfa Siam" },
			address: "ย่านสยาม เขตปทุมวัน กรุงเทพมหานคร",
			address_en: "Siam, Pathum Wan, Bangkok",
			province: "กรุงเทพมหานคร",
			lat: 13.74477,
			lng: 100.53343,
		});
		const file = readFileSync(join(demoContentFolder, "branches.csv"), "utf8");
		const rows = branches.map((it) => {
			expect(it.name.th).toMatch(/[\u0E00-\u0E7F]/);
			expect(it.address).toMatch(/[\u0E00-\u0E7F]/);
			expect(it.name.en).toMatch(/^[\x20-\x7E]+$/);
			const { address_en = "" } = it;
			expect(address_en).toMatch(/^[\x20-\x7E]+$/);
			const english = address_en.includes(",") ? `"${address_en}"` : address_en;
			return [
				...[it.branch_id, it.brand_id, it.name.th, it.name.en],
				...[it.address, english, it.province, it.lat, it.lng],
			].join();
		});
		expect(file.trim().split("\n").slice(1)).toEqual(rows);
	});
});
