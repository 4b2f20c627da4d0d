// The lists of privileges, in the orderings of the documents (2 §7).
import type * as v from "valibot";
import type { getPrivilegeListByBrandV2 } from "../../../src/contract/browse";
import type { getPrivilegeListV3 } from "../../../src/contract/deals";
import { textIn } from "../../rules/language";
import { memoize } from "../../rules/memoize";
import type { Catalogue, CataloguePrivilege } from "./catalogue";

/** The orderings of the lists (2 §7). */
export type Ordering = Pick<
	v.InferOutput<(typeof getPrivilegeListByBrandV2)["request"]>,
	"OrderBy_Character" | "OrderBy_Point"
>;

type Rows = readonly CataloguePrivilege[];

/** Thai dictionaries sort by the consonant before the vowel that is written first; a database would sort by code point. */
const dictionaries = {
	th: new Intl.Collator("th"),
	en: new Intl.Collator("en"),
};

/** The rows of a catalogue in each requested ordering, keyed by its JSON. */
const orderingsOf = memoize((_: Catalogue) => new Map<string, Rows>());

/** Whether a request asks for an ordering. */
export const isOrdered = ({ OrderBy_Character, OrderBy_Point }: Ordering) =>
	OrderBy_Character?.isOrder_By_Character === true ||
	OrderBy_Point?.isOrder_By_Point === true;

/** All privileges, hidden ones too, in an ordering: by point, then by name, then by id. */
export function privilegesInOrder(
	catalogue: Catalogue,
	{ OrderBy_Character, OrderBy_Point }: Ordering,
): Rows {
	const known = orderingsOf(catalogue);
	const key = JSON.stringify([OrderBy_Character, OrderBy_Point]);
	const sorted = known.get(key);
	if (sorted) return sorted;
	const rows = [...catalogue.privileges.values()];
	if (OrderBy_Character?.isOrder_By_Character) {
		const language = OrderBy_Character.OrderBy_Character_Th_First ? "th" : "en";
		const nameOf = ({ name_th: th, name_en: en }: CataloguePrivilege) =>
			textIn(language, { th, en });
		rows.sort((a, b) => dictionaries[language].compare(nameOf(a), nameOf(b)));
	}
	// Sorting is stable: equal points keep the order of the names.
	if (OrderBy_Point?.isOrder_By_Point) {
		const sign = OrderBy_Point.OrderBy_Point_Asc ? 1 : -1;
		rows.sort((a, b) => (a.point - b.point) * sign);
	}
	known.set(key, rows);
	return rows;
}

/** Whether a privilege is not hidden (2 §1) and between its dates. */
export const isListed = (row: CataloguePrivilege, now: Date) =>
	!row.hidden && row.valid_from <= now && row.valid_through >= now;

export const listedPrivileges = (
	catalogue: Catalogue,
	ordering: Ordering,
	now: Date,
	matches: (row: CataloguePrivilege) => boolean,
): CataloguePrivilege[] =>
	privilegesInOrder(catalogue, ordering).filter(
		(row) => isListed(row, now) && matches(row),
	);

/** A page of a category; 0 means every category. */
export function categoryPage(
	catalogue: Catalogue,
	request: v.InferOutput<(typeof getPrivilegeListV3)["request"]>,
	now: Date,
) {
	const { page_number: page, items_per_page: size } = request;
	const { parent_category_id: parent, sub_category_id: child } = request;
	const rows = listedPrivileges(
		catalogue,
		request,
		now,
		(row) =>
			(parent === 0 || row.category_id === parent) &&
			(child === 0 || row.sub_category_id === child),
	);
	return {
		rows: rows.slice((page - 1) * size, page * size),
		totalpages: Math.ceil(rows.length / size),
	};
}

/** The listed privileges among the references, in the order of the references unless another one is requested. */
export function privilegesByReference(
	catalogue: Catalogue,
	references: string[],
	ordering: Ordering,
	now: Date,
): CataloguePrivilege[] {
	const requested = new Set(
		references.flatMap((each) => catalogue.byReference.get(each) ?? []),
	);
	return isOrdered(ordering)
		? listedPrivileges(catalogue, ordering, now, (row) => requested.has(row))
		: [...requested].filter((row) => isListed(row, now));
}
