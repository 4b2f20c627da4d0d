// The search over listed privileges, brands and groups; indexed once for each version of the catalogue.

import { plainText } from "../search/plainText";
import { runInSlices } from "../search/runInSlices";
import type { Searchable } from "../search/score";
import { createSearchIndex } from "../search/searchIndex";
import type {
	Catalogue,
	CataloguePrivilege,
} from "../store/catalogue/catalogue";
import { isListed, privilegesInOrder } from "../store/catalogue/privilegeLists";

/** Equal scores are ordered by popularity (2 §7 ordering by point). */
const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};

async function createIndex(catalogue: Catalogue) {
	const { brands, groupDeals, searchKeywords, categories } = catalogue;
	const all = privilegesInOrder(catalogue, byPoint);
	const rows = all.filter(({ hidden }) => !hidden);
	const categoryNames = new Map(
		categories.map((it) => [it.category_id, [it.name_th, it.name_en]]),
	);
	const kinds: Searchable[][] = [
		rows.map((row) => ({
			title: [row.name_th, row.name_en],
			subtitle: [row.subname_th, row.subname_en],
			brand: [row.brand_name_th, row.brand_name_en],
			category: [
				...(categoryNames.get(row.category_id) ?? []),
				...(categoryNames.get(row.sub_category_id) ?? []),
			],
			description: [plainText(row.desc_th), plainText(row.desc_en)],
		})),
		brands.map((it) => ({ brand: [it.name_th, it.name_en] })),
		groupDeals.map((it) => ({ title: [it.group_name_th, it.group_name_en] })),
	];
	const words = searchKeywords.map((it) => it.keyword);
	const places = new Map(brands.map((it, at) => [it.brand_id, at]));
	const brandOf = rows.map((row) => places.get(row.brand_id) ?? -1);
	const index = createSearchIndex(kinds, words, brandOf);
	return { rows, search: await runInSlices(index) };
}

const indexes = new WeakMap<Catalogue, ReturnType<typeof createIndex>>();

/** The searched rows, and the search over those that are listed now; the first of a version waits for its index. */
export async function searchCatalogue(catalogue: Catalogue, now: Date) {
	const building = indexes.get(catalogue) ?? createIndex(catalogue);
	indexes.set(catalogue, building);
	const index = await building;
	const { brands, groupDeals, privileges } = catalogue;
	const { rows } = index;
	const isShown = (row: CataloguePrivilege | undefined) =>
		row !== undefined && isListed(row, now);
	// A group without listed privileges is not found.
	const found = [
		(at: number) => isShown(rows[at]),
		() => true,
		(at: number) =>
			groupDeals[at]?.items.some((id) => isShown(privileges.get(id))) ?? false,
	];
	return {
		...{ rows, brandRows: brands, groupRows: groupDeals },
		search: (typed: string) =>
			index.search(typed, (kind, at) => found[kind]?.(at) ?? false),
	};
}
