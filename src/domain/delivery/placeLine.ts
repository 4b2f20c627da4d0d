// Sub-district, district and province as one line, in Thai postal form or with commas (2 §3 Delivery address).
import { type Locale, localized } from "../text/localized";

export interface NamedPlace {
	id: string;
	th: string;
	en: string;
}

/** Bangkok's province id; it has its own terms for districts and comes first in lists. */
export const bangkokProvinceId = "10";

/** The chosen places, smallest first. */
export function placeLine(
	locale: Locale,
	subDistrict: NamedPlace | undefined,
	district: NamedPlace | undefined,
	province: NamedPlace | undefined,
): string {
	const places = [subDistrict, district, province];
	if (locale !== "th")
		return places
			.flatMap((place) => (place ? localized(locale, place.th, place.en) : []))
			.join(", ");
	const kinds =
		province?.id === bangkokProvinceId
			? ["แขวง", "เขต", ""]
			: ["ตำบล", "อำเภอ", "จังหวัด"];
	return places
		.flatMap((place, at) =>
			place ? `${kinds[at]}${localized(locale, place.th, place.en)}` : [],
		)
		.join(" ");
}
