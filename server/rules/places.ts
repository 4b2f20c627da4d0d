// Thailand's provinces, districts and sub-districts by official code, with postcodes.
import { readFileSync } from "node:fs";
import { projectFile } from "../config/projectFolders";

/** A place; its id is the official code of two digits for a province, four for a district, six for a sub-district. */
interface Place {
	id: string;
	th: string;
}
/** It has no English name, because the available ones are not reliable. */
type SubDistrict = Place & { postcode: string };
type District = Place & { en: string; subDistricts: SubDistrict[] };
type Province = Place & { en: string; districts: District[] };

const bangkok = "10";

/** Bangkok, then the other provinces in the order of the Thai dictionary. */
export const provinces: Province[] = [];

const file = "server/rules/thailand.tsv";
// Lines are in tree order: a place belongs to the last parent above it.
for (const line of readFileSync(projectFile(file), "utf8").split("\n")) {
	const [id = "", th = "", last = ""] = line.split("\t");
	const districts = provinces.at(-1)?.districts;
	if (id.length === 2) provinces.push({ id, th, en: last, districts: [] });
	if (id.length === 4) districts?.push({ id, th, en: last, subDistricts: [] });
	if (id.length === 6)
		districts?.at(-1)?.subDistricts.push({ id, th, postcode: last });
}
provinces.sort(
	(a, b) =>
		Number(b.id === bangkok) - Number(a.id === bangkok) ||
		a.th.localeCompare(b.th, "th"),
);

export const districtsOf = (province: string): District[] =>
	provinces.find(({ id }) => id === province)?.districts ?? [];

export const subDistrictsOf = (district: string): SubDistrict[] =>
	provinces
		.flatMap(({ districts }) => districts)
		.find(({ id }) => id === district)?.subDistricts ?? [];

/** The province, district and sub-district of three codes, or null if they do not belong together. */
export function placeOf(provinceId: string, districtId: string, id: string) {
	const province = provinces.find((it) => it.id === provinceId);
	const district = province?.districts.find((it) => it.id === districtId);
	const subDistrict = district?.subDistricts.find((it) => it.id === id);
	return province && district && subDistrict
		? { province, district, subDistrict }
		: null;
}

/** A Thai address on one line, as on a parcel, with the note for the delivery; districts in Bangkok have other prefixes. */
export function fullAddress(
	address: string,
	place: NonNullable<ReturnType<typeof placeOf>>,
	postcode: string,
	remark: string,
): string {
	const isBangkok = place.province.id === bangkok;
	const [sub, district, province] = isBangkok
		? ["แขวง", "เขต", ""]
		: ["ตำบล", "อำเภอ", "จังหวัด"];
	return [
		address,
		`${sub}${place.subDistrict.th}`,
		`${district}${place.district.th}`,
		`${province}${place.province.th}`,
		postcode,
		...(remark ? [`(${remark})`] : []),
	].join(" ");
}
