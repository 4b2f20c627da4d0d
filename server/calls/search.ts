// Search calls: results over privileges, brands and groups, recommended keywords, the search log (2 §3, 2 §7).
import { asc } from "drizzle-orm";
import * as contract from "../../src/contract/search";
import { pictureUrl } from "../demo/content/pictureUrl";
import type { Searched } from "../search/match";
import { searchAll } from "../search/search";
import { similarTo } from "../search/similar";
import type { Database } from "../store/open";
import { type CardRow, listedCards } from "../store/privileges";
import {
	brands,
	categories,
	groupDeals,
	searchKeywords,
	searchLogs,
} from "../store/schema";
import { reads, writes } from "./handle";
import { cardsFor } from "./privilegeFields";

/** More than anybody scrolls through; the contract has no pages. */
const mostCards = 100;

/** Equals come by popularity (2 §7 ordering by point). */
const byPoint = {
	OrderBy_Point: { isOrder_By_Point: true, OrderBy_Point_Asc: false },
};

/** Everything that is searched, and the words it is known by. */
async function searched(db: Database, now: Date) {
	const rows = await listedCards(db, undefined, byPoint, now);
	const brandRows = await db.select().from(brands).orderBy(asc(brands.seq));
	const listed = new Set(rows.map((row) => row.privilege_id));
	const groups = await db
		.select()
		.from(groupDeals)
		.orderBy(asc(groupDeals.seq));
	// A group with nothing to see would open on "not open yet" alone.
	const groupRows = groups.filter((it) =>
		it.items.some((id) => listed.has(id)),
	);
	const categoryRows = await db.select().from(categories);
	const categoryNames = new Map(
		categoryRows.map((it) => [it.category_id, [it.name_th, it.name_en]]),
	);
	const wordsOf = (row: CardRow): Searched => ({
		names: [row.name_th, row.name_en],
		more: [
			...[row.subname_th, row.subname_en],
			...[row.brand_name_th, row.brand_name_en],
			...(categoryNames.get(row.category_id) ?? []),
			...(categoryNames.get(row.sub_category_id) ?? []),
		],
	});
	return {
		rows,
		brandRows,
		groupRows,
		categoryRows,
		kinds: [
			rows.map(wordsOf),
			brandRows.map((it) => ({ names: [it.name_th, it.name_en], more: [] })),
			groupRows.map((it) => ({
				names: [it.group_name_th, it.group_name_en],
				more: [],
			})),
		],
	};
}

/** The rows at the places, in the places' order. */
const at = <T>(rows: readonly T[], places: readonly number[] = []): T[] =>
	places.flatMap((place) => {
		const row = rows[place];
		return row === undefined ? [] : [row];
	});

/** What else to offer: the reading that was meant, or known words like it. */
async function similar(
	db: Database,
	{ brandRows, categoryRows }: Awaited<ReturnType<typeof searched>>,
	typed: string,
	read: string | null,
): Promise<string[]> {
	if (read !== null) return read === typed ? [] : [read];
	const keywords = await db.select().from(searchKeywords);
	return similarTo(typed, [
		...keywords.map((it) => it.keyword),
		...[...brandRows, ...categoryRows].flatMap((it) => [
			it.name_th,
			it.name_en,
		]),
	]);
}

export const searchCalls = [
	reads(contract.search, async ({ Keyword }, { db, customer, now }) => {
		const all = await searched(db, now);
		const { read, places } = searchAll(Keyword, all.kinds);
		const [cards, brandPlaces, groupPlaces] = places;
		return {
			privilege: await cardsFor(
				db,
				at(all.rows, cards?.slice(0, mostCards)),
				customer,
			),
			brand: at(all.brandRows, brandPlaces).map((it) => ({
				brand_id: String(it.brand_id),
				brand_name_th: it.name_th,
				brand_name_en: it.name_en,
				brand_logo_image_url: pictureUrl(it.logo),
			})),
			privilegegroup: at(all.groupRows, groupPlaces).map((it) => ({
				alt_reference: it.alt_reference,
				group_name_th: it.group_name_th,
				group_name_en: it.group_name_en,
				image_url: pictureUrl(it.picture),
			})),
			similar_keyword: await similar(db, all, Keyword, read),
		};
	}),
	reads(contract.searchKeywordList, async ({ limit }, { db }) => {
		const rows = await db
			.select()
			.from(searchKeywords)
			.orderBy(asc(searchKeywords.seq))
			.limit(Math.min(limit ?? 100, 100));
		return rows.map((it) => ({
			keyword: it.keyword,
			keyword_image_url: pictureUrl(it.picture),
		}));
	}),
	writes(
		contract.addSearchLog,
		async ({ type, item_id }, { db, customer, now }) => {
			await db
				.insert(searchLogs)
				.values({ type, item_id, sub: customer.sub, created_at: now });
			return null;
		},
	),
];
