// Category and brand reads (2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getBrandList, getParentCategoryList } from "../contract/deals";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

/** Categories and brands change rarely. */
const staleTime = 10 * 60_000;

export const catalogueQueries = {
	/** By seq, with their sub-categories. */
	categories: () =>
		queryOptions({
			queryKey: ["catalogue", "categories"],
			queryFn: async ({ signal }) =>
				(await call(getParentCategoryList, {}, { signal })).sort(
					(one, other) => one.seq - other.seq,
				),
			staleTime,
			...persistOptions,
		}),
	brands: () =>
		queryOptions({
			queryKey: ["catalogue", "brands"],
			queryFn: ({ signal }) => call(getBrandList, {}, { signal }),
			staleTime,
			...persistOptions,
		}),
};
