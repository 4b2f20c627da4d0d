// The search for a place to look around: provinces, quarters and towns.
import type { KnownPlace } from "./knownPlace";
import { provinces } from "./provinces";
import { quarters } from "./quarters";

/** The place of an id, or null. */
export const findPlace = (id: string): KnownPlace | null =>
	[...provinces, ...quarters].find((place) => place.id === id) ?? null;

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, "");

/** The places whose name in either language holds what was typed, provinces and quarters alike; all for nothing typed. */
export function searchPlaces(typed: string): {
	provinces: readonly KnownPlace[];
	quarters: readonly KnownPlace[];
} {
	const query = plain(typed);
	const fits = ({ th, en }: KnownPlace) =>
		plain(th).includes(query) || plain(en).includes(query);
	return {
		provinces: provinces.filter(fits),
		quarters: quarters.filter(fits),
	};
}
