// Category and brand reads (2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getBrandList, getParentCategoryList } from "../contract/deals";
import { bySeq } from "../domain/text/bySeq";
import { persistOptions } from "../platform/query/queryPersistence";
import { queryFnFor } from "./queryHelpers";

/** Categories and brands change rarely. */
const staleTime = 10 * 60_000;

export const catalogueQueries = {
	/** By seq, with their sub-categories. */
	categories: () =>
		queryOptions({
			queryKey: ["catalogue", "categories"],
			queryFn: queryFnFor(getParentCategoryList, {}, (list) =>
				list.sort(bySeq),
			),
			staleTime,
			...persistOptions,
		}),
	brands: () =>
		queryOptions({
			queryKey: ["catalogue", "brands"],
			queryFn: queryFnFor(getBrandList, {}),
			staleTime,
			...persistOptions,
		}),
};
