// The lists one browses: of a category page after page, of a brand, of references, near a place, the favourites (2 §7).
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
	getDealNearMe,
	getPrivilegeListByBrandV2,
	getPrivilegeListByReferenceListV2,
	getSubCategoryList,
} from "../contract/browse";
import { getPrivilegeListV3 } from "../contract/deals";
import { getFavoritePrivilegeListV2 } from "../contract/favourites";
import type { PrivilegeCard } from "../contract/privilegeCard";
import { nextPageNumber } from "../domain/app/nextPageNumber";
import type { Position } from "../domain/places/nearMe";
import { call } from "../platform/http/http";
import {
	persistedPages,
	persistOptions,
} from "../platform/query/queryPersistence";
import { serverOrder, visibleCards } from "./deals";
import { type DealPage, flattenPages } from "./evictedPages";
import { privilegeKeys } from "./privilegeKeys";

const pageSize = 25;
/** The contract takes no more references at once. */
const referencesMost = 200;

/** A longer list is not loaded anew as a whole, page after page; the next visit begins it anew. */
const isShort = ({ state }: { state: { data?: { pages: unknown[] } } }) =>
	(state.data?.pages.length ?? 0) <= persistedPages;

export const browseQueries = {
	/** The sub-categories of a parent by seq, for a host whose list of parents does not bring them (2 §7). A failure leaves the chips out. */
	subCategories: (parent: string) =>
		queryOptions({
			queryKey: ["catalogue", "subCategories", parent],
			queryFn: async ({ signal }) =>
				(
					await call(
						getSubCategoryList,
						{ parentCategory: Number(parent) },
						{ signal },
					)
				).sort((one, other) => one.seq - other.seq),
			staleTime: 10 * 60_000,
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "silent" },
		}),

	/** The deals of a category, 25 a page; catId and subcatId as the address has them, "" for all. */
	byCategory: (parent: string, sub: string) =>
		infiniteQueryOptions({
			queryKey: [...privilegeKeys.categories, parent, sub],
			queryFn: ({ signal, pageParam }): Promise<DealPage> =>
				call(
					getPrivilegeListV3,
					{
						parent_category_id: Number(parent) || 0,
						sub_category_id: Number(sub) || 0,
						page_number: pageParam,
						items_per_page: pageSize,
					},
					{ signal },
				),
			initialPageParam: 1,
			getNextPageParam: (last, _pages, page) =>
				nextPageNumber(last, page, pageSize),
			select: flattenPages,
			// Comparing every page with itself whenever one comes would cost frames.
			structuralSharing: false,
			refetchOnMount: isShort,
			refetchOnReconnect: isShort,
			refetchOnWindowFocus: isShort,
			...persistOptions,
		}),

	/** The privileges of a brand. */
	byBrand: (brandId: string) =>
		queryOptions({
			queryKey: [...privilegeKeys.brands, brandId],
			queryFn: ({ signal }) =>
				call(
					getPrivilegeListByBrandV2,
					{ Brand_Id: brandId, ...serverOrder },
					{ signal },
				),
			select: visibleCards,
			...persistOptions,
		}),

	/** The privileges of a list of references, in its order (2 §2 /privilegebycat). */
	byReferences: (references: readonly string[]) =>
		queryOptions({
			queryKey: [...privilegeKeys.references, ...references],
			queryFn: ({ signal }) =>
				call(
					getPrivilegeListByReferenceListV2,
					{
						Alt_Reference: references.slice(0, referencesMost),
						...serverOrder,
					},
					{ signal },
				),
			select: visibleCards,
		}),

	/** Deals near a place, nearest first, each with its distance in km. The place goes out as it is given: rounded. */
	nearMe: ({ lat, lng }: Position) =>
		queryOptions({
			queryKey: [...privilegeKeys.nearby, lat, lng],
			queryFn: ({ signal }) =>
				call(
					getDealNearMe,
					{ Location_Lat: lat, Location_Long: lng, ...serverOrder },
					{ signal },
				),
			select: visibleCards,
		}),

	/** The cards of deals far from what was loaded last: held only while one of them is in sight. */
	far: (references: readonly string[]) =>
		queryOptions({
			...browseQueries.byReferences(references),
			staleTime: Number.POSITIVE_INFINITY,
			gcTime: 5000,
			meta: { failure: "silent" },
		}),

	/** The favourites, newest first (2 §4). */
	favourites: () =>
		queryOptions({
			queryKey: privilegeKeys.favourites,
			queryFn: ({ signal }) =>
				call(getFavoritePrivilegeListV2, serverOrder, { signal }),
			select: (cards) =>
				visibleCards(cards).sort(
					(one, other) => (other.tx_timestamp ?? 0) - (one.tx_timestamp ?? 0),
				),
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "silent" },
		}),

	/** The cards of favourites that were pressed on this phone before their list was ever loaded (queries/keptFavourites); never asks the network. */
	pressedFavourites: () =>
		queryOptions({
			queryKey: privilegeKeys.pressedFavourites,
			queryFn: ({ client }): PrivilegeCard[] =>
				client.getQueryData<PrivilegeCard[]>(privilegeKeys.pressedFavourites) ??
				[],
			staleTime: Number.POSITIVE_INFINITY,
			...persistOptions,
		}),
};
