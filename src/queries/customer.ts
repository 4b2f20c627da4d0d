// The signed-in customer's profile (1 §7).
import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "../contract/customer";
import { persistedFirstOptions, queryFnFor } from "./queryHelpers";

export const customerQueries = {
	profile: () =>
		queryOptions({
			queryKey: ["customer", "profile"],
			queryFn: queryFnFor(getProfile, {}, ({ customer }) => customer),
			...persistedFirstOptions,
			meta: { ...persistedFirstOptions.meta, failure: "profile" },
		}),
};
