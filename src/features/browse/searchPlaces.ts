// The search among provinces, areas and towns.
import type { KnownPlace } from "./knownPlace";
import { localities } from "./localities";
import { provinces } from "./provinces";

/** The place with the id of the address; null for an unknown one. */
export const findPlace = (id: string): KnownPlace | null =>
	[...provinces, ...localities].find((place) => place.id === id) ?? null;

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, "");

/** The places whose Thai or English name contains the text; all for "". */
export function searchPlaces(typed: string): {
	provinces: readonly KnownPlace[];
	localities: readonly KnownPlace[];
} {
	const query = plain(typed);
	const fits = ({ th, en }: KnownPlace) =>
		plain(th).includes(query) || plain(en).includes(query);
	return {
		provinces: provinces.filter(fits),
		localities: localities.filter(fits),
	};
}
