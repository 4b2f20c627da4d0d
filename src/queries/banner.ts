// Banner reads (2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getSetBanner } from "../contract/banner";
import { distinct } from "../domain/app/distinct";
import { persistOptions } from "../platform/query/queryPersistence";
import { queryFnFor } from "./queryHelpers";

const maxSets = 100;

export const bannerQueries = {
	/** Every banner set with the top carousel; domain/home/banner selects. */
	sets: () =>
		queryOptions({
			queryKey: ["banner", "sets"],
			queryFn: queryFnFor(getSetBanner, { limit: maxSets }, (sets) =>
				sets.map((set) => ({
					...set,
					banner: distinct(set.banner, "bannerid"),
				})),
			),
			...persistOptions,
		}),
};
