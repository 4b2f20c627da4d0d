// The search over listed privileges, brands and groups; reindexed when a text changes.
import { asc } from "drizzle-orm";
import { plainText } from "../search/plainText";
import type { Searchable } from "../search/score";
import { createSearchIndex, type SearchResult } from "../search/searchIndex";
import { descriptions, listedCards } from "../store/catalogue/privileges";
import type { Database } from "../store/connection/openDatabase";
import {
	brands,
	categories,
	groupDeals,
	searchKeywords,
} from "../store/schema/schema";

/** Equal scores are ordered by popularity (2 §7 ordering by point). */
const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};

/** Descriptions are long and rarely change, so they are cached for so many ms. */
const descriptionsMaxAgeMs = 60_000;

interface IndexCache {
	descriptions: Map<number, string[]>;
	readAt: number;
	/** The texts that the index was built from. */
	texts: string;
	search: (typed: string) => SearchResult;
}
const indexCaches = new WeakMap<Database, IndexCache>();

async function descriptionsOf(db: Database, now: Date) {
	const former = indexCaches.get(db);
	const age = Math.abs(now.getTime() - (former?.readAt ?? 0));
	if (former && age < descriptionsMaxAgeMs) return former;
	const rows = await descriptions(db);
	return {
		readAt: now.getTime(),
		descriptions: new Map(
			rows.map((row) => [
				row.privilege_id,
				[plainText(row.desc_th), plainText(row.desc_en)],
			]),
		),
	};
}

/** The searched rows, and the search over them. */
export async function searchCatalogue(db: Database, now: Date) {
	const rows = await listedCards(db, undefined, byPoint, now);
	const brandRows = await db.select().from(brands).orderBy(asc(brands.seq));
	const listed = new Set(rows.map((row) => row.privilege_id));
	const groups = await db
		.select()
		.from(groupDeals)
		.orderBy(asc(groupDeals.seq));
	// A group without listed privileges is not found.
	const groupRows = groups.filter((it) =>
		it.items.some((id) => listed.has(id)),
	);
	const categoryRows = await db.select().from(categories);
	const keywordRows = await db.select().from(searchKeywords);
	const categoryNames = new Map(
		categoryRows.map((it) => [it.category_id, [it.name_th, it.name_en]]),
	);
	const { descriptions, readAt } = await descriptionsOf(db, now);
	const kinds: Searchable[][] = [
		rows.map((row) => ({
			title: [row.name_th, row.name_en],
			subtitle: [row.subname_th, row.subname_en],
			brand: [row.brand_name_th, row.brand_name_en],
			category: [
				...(categoryNames.get(row.category_id) ?? []),
				...(categoryNames.get(row.sub_category_id) ?? []),
			],
			description: descriptions.get(row.privilege_id) ?? [],
		})),
		brandRows.map((it) => ({ brand: [it.name_th, it.name_en] })),
		groupRows.map((it) => ({ title: [it.group_name_th, it.group_name_en] })),
	];
	const words = keywordRows.map((it) => it.keyword);
	const texts = JSON.stringify([kinds, words]);
	const former = indexCaches.get(db);
	const search =
		former?.texts === texts ? former.search : createSearchIndex(kinds, words);
	indexCaches.set(db, { descriptions, readAt, texts, search });
	return { rows, brandRows, groupRows, search };
}
