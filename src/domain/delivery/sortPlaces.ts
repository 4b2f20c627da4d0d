// The order of places in a list.

import type { Locale } from "../text/localized";
import { bangkokProvinceId, type NamedPlace } from "./placeLine";

const byEnglish = new Intl.Collator("en");
const isCapital = ({ id }: NamedPlace) => Number(id === bangkokProvinceId);

/** Returns the places unchanged in Thai, else by English name, with Bangkok first and places without one last. */
export function sortPlaces<Place extends NamedPlace>(
	places: readonly Place[],
	locale: Locale,
): readonly Place[] {
	if (locale === "th") return places;
	return [...places].sort(
		(a, b) =>
			isCapital(b) - isCapital(a) ||
			byEnglish.compare(a.en || a.th, b.en || b.th),
	);
}
