// Search calls: results over privileges, brands and groups, recommended keywords, the search log (2 §3, 2 §7).

import type { PrivilegeCard } from "../../src/contract/privilegeCard";
import * as contract from "../../src/contract/search";
import { normalise } from "../search/normalise";
import { catalogueOf } from "../store/catalogue/catalogue";
import { searchLogs } from "../store/schema/schema";
import { mutation, query } from "./defineCall";
import { cardsFor } from "./privilegeFields";
import { searchCatalogue } from "./searchCatalogue";

/** The contract has no pages. */
const maxCards = 200;

/** The rows at the given indexes, in that order. */
const at = <T>(rows: readonly T[], places: readonly number[] = []): T[] =>
	places.flatMap((place) => {
		const row = rows[place];
		return row === undefined ? [] : [row];
	});

/** Sold-out deals come after the others, except one with exactly the searched name. */
function soldOutLast(
	cards: readonly PrivilegeCard[],
	keyword: string,
): PrivilegeCard[] {
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
		const all = await searchCatalogue(catalogue, context.now);
		const { places, didYouMean } = all.search(Keyword);
		const [cards, brandPlaces, groupPlaces] = places;
		return {
			privilege: soldOutLast(
				await cardsFor(context, at(all.rows, cards?.slice(0, maxCards))),
				Keyword,
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
			similar_keyword: didYouMean,
		};
	}),
	query(contract.searchKeywordList, async ({ limit }, { db, pictureUrl }) => {
		const { searchKeywords } = await catalogueOf(db);
		const rows = searchKeywords.slice(0, Math.min(limit ?? 100, 100));
		return rows.map((it) => ({
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
	),
];
