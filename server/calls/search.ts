// Search calls: results over privileges, brands and groups, recommended keywords, the search log (2 §3, 2 §7).
import type { PrivilegeCard } from "../../src/contract/privilegeCard";
import * as contract from "../../src/contract/search";
import { memoize } from "../rules/memoize";
import { normalise, plainText } from "../search/normalise";
import { runInSlices } from "../search/runInSlices";
import type { Searchable } from "../search/score";
import { createSearchIndex } from "../search/searchIndex";
import {
	type Catalogue,
	type CataloguePrivilege,
	catalogueOf,
} from "../store/catalogue/catalogue";
import { isListed, privilegesInOrder } from "../store/catalogue/privilegeLists";
import { searchLogs } from "../store/schema/schema";
import { brandReply } from "./catalogue";
import { mutation, query } from "./defineCall";
import { maxCards, privilegeCards } from "./privilegeReplies";

/** The most recommended keywords of a reply. */
const maxKeywords = 100;

/** Equal scores are ordered by popularity (2 §7 ordering by point). */
const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};

/** The index of a catalogue's privileges, brands and group deals, with the rows of its privileges. */
async function createIndex(catalogue: Catalogue) {
	const { brands, groupDeals, searchKeywords, categories } = catalogue;
	const rows = privilegesInOrder(catalogue, byPoint).filter(
		({ hidden }) => !hidden,
	);
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
	const brandAt = new Map(brands.map((it, at) => [it.brand_id, at]));
	const brandIndexes = rows.map((row) => brandAt.get(row.brand_id) ?? -1);
	const index = createSearchIndex(kinds, words, brandIndexes);
	return { rows, search: await runInSlices(index) };
}

const indexOf = memoize(createIndex);

/** The rows of the indexed privileges, and a search over what is listed now; the first search of a catalogue's version waits until its index is built. */
async function searchCatalogue(catalogue: Catalogue, now: Date) {
	const index = await indexOf(catalogue);
	const { groupDeals, privileges } = catalogue;
	const { rows } = index;
	const isShown = (row: CataloguePrivilege | undefined) =>
		row !== undefined && isListed(row, now);
	// One test per kind of the index; a group without listed privileges is not found.
	const shownTests = [
		(at: number) => isShown(rows[at]),
		() => true,
		(at: number) =>
			groupDeals[at]?.items.some((id) => isShown(privileges.get(id))) ?? false,
	];
	return {
		rows,
		search: (typed: string) =>
			index.search(typed, (kind, at) => shownTests[kind]?.(at) ?? false),
	};
}

/** The rows at the given indexes, in that order. */
const rowsAt = <T>(rows: readonly T[], indexes: readonly number[] = []): T[] =>
	indexes.flatMap((index) => rows[index] ?? []);

/** Returns the cards with sold-out deals last, except a deal with exactly the searched name. */
function soldOutLast(cards: readonly PrivilegeCard[], keyword: string) {
	const searched = normalise(keyword);
	const isLast = (it: PrivilegeCard) =>
		it.out_of_stock &&
		normalise(it.name_th) !== searched &&
		normalise(it.name_en) !== searched;
	return [...cards.filter((it) => !isLast(it)), ...cards.filter(isLast)];
}

export const searchCalls = [
	query(contract.search, async ({ Keyword }, context) => {
		const { pictureUrl } = context;
		const catalogue = await catalogueOf(context.db);
		const { rows, search } = await searchCatalogue(catalogue, context.now);
		const { indexes, didYouMean } = search(Keyword);
		const [privileges, brands, groups] = indexes;
		return {
			privilege: soldOutLast(
				await privilegeCards(
					context,
					rowsAt(rows, privileges?.slice(0, maxCards)),
				),
				Keyword,
			),
			brand: rowsAt(catalogue.brands, brands).map((it) =>
				brandReply(it, pictureUrl),
			),
			privilegegroup: rowsAt(catalogue.groupDeals, groups).map((it) => ({
				alt_reference: it.alt_reference,
				group_name_th: it.group_name_th,
				group_name_en: it.group_name_en,
				image_url: pictureUrl(it.picture),
			})),
			similar_keyword: didYouMean,
		};
	}),
	query(contract.searchKeywordList, async ({ limit }, { db, pictureUrl }) => {
		const { searchKeywords } = await catalogueOf(db);
		const count = Math.min(limit ?? maxKeywords, maxKeywords);
		return searchKeywords.slice(0, count).map((it) => ({
			keyword: it.keyword,
			keyword_image_url: pictureUrl(it.picture),
		}));
	}),
	mutation(
		contract.addSearchLog,
		async ({ type, item_id }, { db, customer, now }) => {
			await db
				.insert(searchLogs)
				.values({ type, item_id, sub: customer.sub, created_at: now });
		},
		{ limit: "logs" },
	),
];
