// The signed-in customer's profile (1 §7).
import { queryOptions } from "@tanstack/react-query";
import { getProfile } from "../contract/customer";
import {
	persistFirstMeta,
	persistOptions,
} from "../platform/query/queryPersistence";
import { queryFnFor } from "./queryHelpers";

export const customerQueries = {
	profile: () =>
		queryOptions({
			queryKey: ["customer", "profile"],
			queryFn: queryFnFor(getProfile, {}, ({ customer }) => customer),
			...persistOptions,
			meta: { ...persistFirstMeta, failure: "profile" },
		}),
};
