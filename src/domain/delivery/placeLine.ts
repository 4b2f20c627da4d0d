// Sub-district, district and province as one line of an address: as Thai post writes it, or with commas (2 §3 Delivery address).
import { type Locale, localized } from "../text/localized";

/** A place with its names; en is "" where there is no official one. */
export interface NamedPlace {
	id: string;
	th: string;
	en: string;
}

/** The province that has words of its own, and stands first in lists. */
export const bangkok = "10";

/** The line of the places that are chosen so far, smallest first; Bangkok has its own words for its districts. */
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
		province?.id === bangkok ? ["แขวง", "เขต", ""] : ["ตำบล", "อำเภอ", "จังหวัด"];
	return places
		.flatMap((place, at) => (place ? `${kinds[at]}${place.th}` : []))
		.join(" ");
}
