// Customer reads (1 §7).
import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "../contract/customer";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

export const customerQueries = {
	profile: () =>
		queryOptions({
			queryKey: ["customer", "profile"],
			queryFn: async ({ signal }) =>
				(await call(getProfile, {}, { signal })).customer,
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "profile" },
		}),
};
