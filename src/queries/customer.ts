// Customer reads (1 §7).
import { queryOptions } from "@tanstack/react-query";
import { type Customer, getProfile } from "../contract/customer";
import { call } from "../platform/http";
import { keptOffline } from "../platform/savedQueries";
import type { Session } from "../platform/session";

export const customerQueries = {
	profile: () =>
		queryOptions({
			queryKey: ["customer", "profile"],
			queryFn: async ({ signal }) =>
				(await call(getProfile, {}, { signal })).customer,
			...keptOffline,
		}),
};

/** How long a token's first call is waited for, in ms: the start of whoever is signed in waits for it too. */
const checkFor = 6000;

/** The first call with a token that nobody trusts yet; what is kept of the customer signed in stays untouched. Throws ApiFailure. */
export const profileOf = async (session: Session): Promise<Customer> =>
	(await call(getProfile, {}, { as: session, patience: checkFor })).customer;
