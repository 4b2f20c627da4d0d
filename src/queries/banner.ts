// Banner reads (2 §7).
import { queryOptions } from "@tanstack/react-query";
import { getSetBanner } from "../contract/banner";
import { call } from "../platform/http";
import { keptOffline } from "../platform/savedQueries";

const setsMost = 100;

export const bannerQueries = {
	/** Every banner set, the top carousel among them; domain/banner decides what shows. */
	sets: () =>
		queryOptions({
			queryKey: ["banner", "sets"],
			queryFn: async ({ signal }) =>
				(await call(getSetBanner, { limit: setsMost }, { signal }))
					.banner_set_list,
			...keptOffline,
		}),
};
