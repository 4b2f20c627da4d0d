// The search among provinces, areas and towns.
import { withPlainDigits } from "../../domain/text/digitsIn";
import { type KnownPlace, localities, provinces } from "./places";

/** The place with the id of the address; null for an unknown one. */
export const findPlace = (id: string): KnownPlace | null =>
	[...provinces, ...localities].find((place) => place.id === id) ?? null;

/** Returns a text for comparison: without case, spaces, hyphens, accents, emoji and the tone marks that people omit; แ and ำ typed as two characters and digits of other scripts are unified. */
const plain = (text: string) =>
	withPlainDigits(text)
		.normalize("NFKD")
		.toLowerCase()
		.replaceAll("เเ", "แ")
		.replace(
			/[^\p{L}\p{M}\p{N}]|[\u0300-\u036F\u0E47-\u0E4C\p{Variation_Selector}]/gu,
			"",
		);

/** The places whose Thai or English name contains the text; all for "". */
export function searchPlaces(typed: string) {
	const query = plain(typed);
	const matches = ({ th, en }: KnownPlace) =>
		plain(th).includes(query) || plain(en).includes(query);
	return {
		provinces: provinces.filter(matches),
		localities: localities.filter(matches),
	};
}
