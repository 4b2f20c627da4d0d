// Category and brand reads (2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getBrandList, getParentCategoryList } from "../contract/deals";
import { distinct } from "../domain/app/distinct";
import { bySeq } from "../domain/text/bySeq";
import { persistOptions } from "../platform/query/queryPersistence";
import { longStaleTime, queryFnFor } from "./queryHelpers";

export const catalogueQueries = {
	/** The categories by seq, with their sub-categories. */
	categories: () =>
		queryOptions({
			queryKey: ["catalogue", "categories"],
			queryFn: queryFnFor(getParentCategoryList, {}, (list) =>
				distinct(list, "category_id").sort(bySeq),
			),
			staleTime: longStaleTime,
			...persistOptions,
		}),
	brands: () =>
		queryOptions({
			queryKey: ["catalogue", "brands"],
			queryFn: queryFnFor(getBrandList, {}, (list) =>
				distinct(list, "brand_id"),
			),
			staleTime: longStaleTime,
			...persistOptions,
		}),
};
