// The lists for browsing: category, brand, references, near a place, favourites (2 §7).
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
	getDealNearMe,
	getPrivilegeListByBrandV2,
	getSubCategoryList,
} from "../contract/browse";
import { getPrivilegeListV3 } from "../contract/deals";
import { getFavoritePrivilegeListV2 } from "../contract/favourites";
import type { PrivilegeCard } from "../contract/privilegeCard";
import { distinct } from "../domain/app/distinct";
import { nextPageNumber } from "../domain/app/nextPageNumber";
import { sortedBy } from "../domain/list/sortedBy";
import { type Position, toPosition } from "../domain/places/nearMe";
import { bySeq } from "../domain/text/bySeq";
import { call } from "../platform/http/http";
import { mayReload } from "../platform/query/queryClient";
import {
	persistedPages,
	persistOptions,
} from "../platform/query/queryPersistence";
import { dealQueries, serverOrder, visibleCards } from "./deals";
import { type DealPage, flattenPages } from "./evictedPages";
import { knownDistance } from "./knownDistance";
import { privilegeKeys } from "./privilegeKeys";
import {
	longStaleTime,
	persistedFirstOptions,
	persistedSilentOptions,
	queryFnFor,
	silentMeta,
} from "./queryHelpers";

const pageSize = 25;
/** A whole category is loaded in the contract's largest pages, in at most `maxPages`. */
const largePage = 100;
const maxPages = 20;

type PagedQuery = Parameters<typeof mayReload>[0] & {
	state: { data?: { pages: unknown[] } };
};
/** Whether a list is short enough to be refetched, which loads page by page; a longer one is reloaded at the next visit. */
const isShort = ({ state }: PagedQuery) =>
	(state.data?.pages.length ?? 0) <= persistedPages;
const mayReloadPages = (query: PagedQuery) =>
	isShort(query) && mayReload(query);

const referenceOf = ({ alt_reference }: PrivilegeCard) => alt_reference;

/** The next page, computed with the documents' page size, because a host may ignore a larger one. */
const nextLargePage = (pages: readonly DealPage[]) =>
	nextPageNumber(pages, pages.length, pageSize, referenceOf);

/** The id of a category as a number, 0 for none; an id with other characters is sent as it is. */
const sentId = (id: string) => (/^\d{0,16}$/.test(id) ? Number(id) : id);

const categoryPage =
	(parent: string, child: string, size: number) =>
	(context: { signal: AbortSignal; pageParam: number }): Promise<DealPage> =>
		call(
			getPrivilegeListV3,
			{
				parent_category_id: sentId(parent),
				sub_category_id: sentId(child),
				page_number: context.pageParam,
				items_per_page: size,
				...serverOrder,
			},
			{ signal: context.signal },
		);

const pagedOptions = {
	initialPageParam: 1,
	// Structural sharing would compare all pages each time that one is added, which is slow.
	structuralSharing: false,
	refetchOnMount: isShort,
	refetchOnReconnect: mayReloadPages,
	refetchOnWindowFocus: mayReloadPages,
};

export const browseQueries = {
	/** The sub-categories by seq, for hosts whose list of parent categories lacks them (2 §7); after a failure the page shows no chips. */
	subCategories: (parent: string) =>
		queryOptions({
			queryKey: ["catalogue", "subCategories", parent],
			queryFn: queryFnFor(
				getSubCategoryList,
				{ parentCategory: sentId(parent) },
				(categories) => distinct(categories, "category_id").sort(bySeq),
			),
			staleTime: longStaleTime,
			...persistedSilentOptions,
		}),

	/** 25 a page; `parent` and `child` as in the address, "" for all. */
	byCategory: (parent: string, child: string) =>
		infiniteQueryOptions({
			queryKey: [...privilegeKeys.categories, parent, child],
			queryFn: categoryPage(parent, child, pageSize),
			getNextPageParam: (_last, pages, page) =>
				nextPageNumber(pages, page, pageSize, referenceOf),
			select: flattenPages,
			...pagedOptions,
			...persistOptions,
		}),

	/** All deals of a category, to be sorted or filtered; `isWhole` is false if it has more than are loaded. */
	wholeCategory: (parent: string, child: string) =>
		infiniteQueryOptions({
			queryKey: [...privilegeKeys.wholeCategories, parent, child],
			queryFn: categoryPage(parent, child, largePage),
			getNextPageParam: (_last, pages, page) =>
				page < maxPages ? nextLargePage(pages) : null,
			select: ({ pages }) => ({
				deals: visibleCards(pages.flatMap(({ items }) => items)),
				isWhole: nextLargePage(pages) === null,
			}),
			...pagedOptions,
			meta: silentMeta,
		}),

	byBrand: (brandId: string) =>
		queryOptions({
			queryKey: [...privilegeKeys.brands, brandId],
			queryFn: queryFnFor(getPrivilegeListByBrandV2, {
				Brand_Id: brandId,
				...serverOrder,
			}),
			select: visibleCards,
			enabled: brandId !== "",
			...persistOptions,
		}),

	/** Nearest first, whatever the host's order; distance in km, computed from the branch's position if the host gives none. The caller rounds the position. */
	nearMe: ({ lat, lng }: Position) =>
		queryOptions({
			queryKey: [...privilegeKeys.nearby, lat, lng],
			queryFn: ({ signal }) =>
				call(
					getDealNearMe,
					{ Location_Lat: lat, Location_Long: lng, ...serverOrder },
					{ signal },
				),
			// A deal with several branches is listed for each of them.
			select: (deals) =>
				sortedBy(
					deals
						.filter((deal) => deal.criteria_is_visible)
						.map((deal) => ({
							...deal,
							distance: knownDistance(
								deal.distance,
								{ lat, lng },
								toPosition(deal.branch_lat, deal.branch_lng),
							),
						})),
					({ distance }) => distance ?? Infinity,
				),
		}),

	/** The cards of evicted pages, cached only while they are visible. */
	evicted: (references: readonly string[]) =>
		queryOptions({
			...dealQueries.byReferences(references),
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 5000,
			meta: silentMeta,
		}),

	/** Newest first (2 §4). */
	favourites: () =>
		queryOptions({
			queryKey: privilegeKeys.favourites,
			queryFn: async ({ signal }): Promise<PrivilegeCard[]> =>
				(await call(getFavoritePrivilegeListV2, serverOrder, { signal })).map(
					// Some hosts leave out the flag in this list.
					(card) => ({ ...card, is_added_favorite: true }),
				),
			select: (cards) =>
				sortedBy(visibleCards(cards), (it) => -(it.tx_timestamp ?? 0)),
			...persistedFirstOptions,
		}),

	/** The cards of favourites added on this phone before their list was loaded (sync/updateFavouriteCards); never fetched. */
	pressedFavourites: () =>
		queryOptions({
			queryKey: privilegeKeys.pressedFavourites,
			queryFn: ({ client }): PrivilegeCard[] =>
				client.getQueryData<PrivilegeCard[]>(privilegeKeys.pressedFavourites) ??
				[],
			select: visibleCards,
			staleTime: Number.POSITIVE_INFINITY,
			...persistedFirstOptions,
		}),
};
