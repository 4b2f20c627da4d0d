// History reads, and the codes that this phone has saved (2 §7).
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
	countRedeem,
	historyRedeem,
	type UsePrivilege,
} from "../contract/history";
import { nextPageNumber } from "../domain/app/nextPageNumber";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { currentSession } from "../platform/session/session";
import { listCodes } from "../platform/storage/wallet";
import { historyKeys } from "./historyKeys";

const pageSize = 25;

/** What the address may narrow the history by (2 §2). */
export interface HistoryFilter {
	brandId?: string;
	privilegeRef?: string;
}

const silent = { failure: "silent" } as const;
const keptSilent = {
	...persistOptions,
	meta: { ...persistOptions.meta, ...silent },
} as const;

export const historyQueries = {
	/** Claimed privileges, newest first, 25 a page; the brand is sifted here, the API knows only the privilege. */
	list: (state: UsePrivilege, { brandId, privilegeRef }: HistoryFilter = {}) =>
		infiniteQueryOptions({
			queryKey: historyKeys.list(state, privilegeRef ?? ""),
			queryFn: ({ signal, pageParam }) =>
				call(
					historyRedeem,
					{
						PageNumber: pageParam,
						ItemsPerPage: pageSize,
						UsePrivilege: state,
						RewardAltRef: privilegeRef ?? "",
					},
					{ signal },
				),
			initialPageParam: 1,
			getNextPageParam: (last, _pages, page) =>
				nextPageNumber(last, page, pageSize),
			select: ({ pages }) =>
				pages
					.flatMap(({ items }) => items)
					.filter((item) => !brandId || item.brand_id === brandId),
			// The whole history is kept; parts of it come from the wallet offline.
			...(privilegeRef ? { meta: silent } : keptSilent),
		}),

	/** How many claimed privileges can still be used. */
	count: () =>
		queryOptions({
			queryKey: historyKeys.count,
			queryFn: async ({ signal }) =>
				(await call(countRedeem, {}, { signal })).count,
			...keptSilent,
		}),

	/** The codes this phone has saved for the customer, newest first; never asks the network. */
	savedCodes: () =>
		queryOptions({
			queryKey: historyKeys.saved,
			queryFn: () => listCodes(currentSession()?.sub ?? ""),
			// The start reads them before its page is there; what this tab saves later makes them stale at once.
			staleTime: 2000,
			meta: silent,
		}),
};
