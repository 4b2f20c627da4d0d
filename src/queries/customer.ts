// Customer reads (1 §7).
import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "../contract/customer";
import { persistOptions } from "../platform/query/queryPersistence";
import { reads } from "./reads";

export const customerQueries = {
	profile: () =>
		queryOptions({
			queryKey: ["customer", "profile"],
			queryFn: reads(getProfile, {}, ({ customer }) => customer),
			...persistOptions,
			meta: { ...persistOptions.meta, failure: "profile" },
		}),
};
