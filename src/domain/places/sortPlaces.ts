// The order of places in a list: what is sorted by Thai names is in no order under English ones.

import { bangkok, type NamedPlace } from "../delivery/placeLine";
import type { Locale } from "../text/localized";

const byEnglish = new Intl.Collator("en");
const isCapital = ({ id }: NamedPlace) => Number(id === bangkok);

/** In Thai as it came; else by English name, with Bangkok first and those that have none last. */
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
