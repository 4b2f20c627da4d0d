// Thailand's provinces, districts and sub-districts by official code, with postcodes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../config/projectRoot";

/** A province (two-digit code) or district (four-digit code). */
interface Area {
	id: string;
	th: string;
	en: string;
}

/** A sub-district (six-digit code); English names are not reliable. */
interface SubDistrict {
	id: string;
	th: string;
	postcode: string;
}

const file = join(projectRoot, "server/rules/thailand.tsv");

function readPlaces() {
	const provinces: Area[] = [];
	const districts = new Map<string, Area[]>();
	const subDistricts = new Map<string, SubDistrict[]>();
	let inProvince: Area[] = [];
	let inDistrict: SubDistrict[] = [];
	// Lines are in tree order: a place belongs to the last parent above it.
	for (const line of readFileSync(file, "utf8").split("\n")) {
		const [id = "", th = "", last = ""] = line.split("\t");
		if (/^\d{2}$/.test(id)) {
			provinces.push({ id, th, en: last });
			inProvince = [];
			districts.set(id, inProvince);
		} else if (/^\d{4}$/.test(id)) {
			inProvince.push({ id, th, en: last });
			inDistrict = [];
			subDistricts.set(id, inDistrict);
		} else if (/^\d{6}$/.test(id)) {
			inDistrict.push({ id, th, postcode: last });
		}
	}
	const [bangkok, ...rest] = provinces;
	rest.sort((a, b) => a.th.localeCompare(b.th, "th"));
	return {
		provinces: bangkok ? [bangkok, ...rest] : rest,
		districts,
		subDistricts,
	};
}

let cachedPlaces: ReturnType<typeof readPlaces> | undefined;
function places() {
	cachedPlaces ??= readPlaces();
	return cachedPlaces;
}

/** Bangkok, then the other provinces in the order of the Thai dictionary. */
export const provinces = (): Area[] => places().provinces;

export const districtsOf = (province: string): Area[] =>
	places().districts.get(province) ?? [];

export const subDistrictsOf = (district: string): SubDistrict[] =>
	places().subDistricts.get(district) ?? [];

/** The province, district and sub-district of three codes, or null where they do not belong together. */
export function placeOf(province: string, district: string, sub: string) {
	const inProvince = provinces().find((it) => it.id === province);
	const inDistrict = districtsOf(province).find((it) => it.id === district);
	const here = subDistrictsOf(district).find((it) => it.id === sub);
	return inProvince && inDistrict && here
		? { province: inProvince, district: inDistrict, subDistrict: here }
		: null;
}

/** A Thai address on one line, as on a parcel, with the note for the delivery; districts in Bangkok have other prefixes. */
export function fullAddress(
	address: string,
	place: NonNullable<ReturnType<typeof placeOf>>,
	postcode: string,
	remark: string,
): string {
	const isBangkok = place.province.id === "10";
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
