// History reads, and the saved codes of this phone (2 §7).
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
	countRedeem,
	type HistoryItem,
	type HistoryPart,
	historyRedeem,
} from "../contract/history";
import { call } from "../platform/http/http";
import { currentSession } from "../platform/session/session";
import { listCodes } from "../platform/storage/wallet";
import {
	historyKeys,
	historyRequest,
	nextHistoryPage,
	uniqueItems,
} from "./historyKeys";
import { persistedFirstOptions, queryFnFor, silentMeta } from "./queryHelpers";

/** The filters of the history's address (2 §2). */
export interface HistoryFilter {
	brandId?: string;
	privilegeRef?: string;
}

/** Defined once, because TanStack Query runs `select` again for each new function. */
const allItems = ({ pages }: { pages: { items: HistoryItem[] }[] }) =>
	uniqueItems(pages.flatMap(({ items }) => items));

export const historyQueries = {
	/** Newest first, 25 a page; filtered by brand here, since the API filters by privilege only. */
	list: (state: HistoryPart, { brandId, privilegeRef }: HistoryFilter = {}) =>
		infiniteQueryOptions({
			queryKey: historyKeys.list(state, privilegeRef ?? ""),
			queryFn: ({ signal, pageParam }) =>
				call(historyRedeem, historyRequest(state, privilegeRef, pageParam), {
					signal,
				}),
			initialPageParam: 1,
			getNextPageParam: (_last, pages, page) => nextHistoryPage(pages, page),
			select: brandId
				? (data) => allItems(data).filter((it) => it.brand_id === brandId)
				: allItems,
			// Only the unfiltered history is saved.
			...(privilegeRef ? { meta: silentMeta } : persistedFirstOptions),
		}),

	/** The number of usable claims. */
	count: () =>
		queryOptions({
			queryKey: historyKeys.count,
			queryFn: queryFnFor(countRedeem, {}, ({ count }) => count),
			...persistedFirstOptions,
		}),

	/** The customer's saved codes, newest first; never fetched. */
	savedCodes: () =>
		queryOptions({
			queryKey: historyKeys.saved,
			queryFn: () => listCodes(currentSession()?.sub ?? ""),
			// They are read just before the first page is shown; saving in this tab invalidates them.
			staleTime: 2000,
			// Kept, because otherwise a page would show each code as not saved until they are read again.
			gcTime: Number.POSITIVE_INFINITY,
			meta: silentMeta,
		}),
};
