// Sign-in calls: the exchange of the landing parameters and the text for a device that may not enter (1 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	type LandingQuery,
	landing,
	noPermissionArticle,
	noPermissionModal,
} from "../contract/authentication";
import { type Customer, getProfile } from "../contract/customer";
import { call } from "../platform/http/http";
import type { Session } from "../platform/session/session";

export const authenticationMutations = {
	/** Signs in; its failures have a table of their own (domain/failure signInOutcome). */
	landing: () =>
		mutationOptions({
			mutationKey: ["authentication", "landing"],
			mutationFn: (query: LandingQuery) => call(landing, query),
			// A 403 here ends no session: nobody is signed in by it yet.
			meta: { failure: "own" },
		}),
};

export const authenticationQueries = {
	/** The short text for a device that may not enter, by the code it was refused with. */
	noPermissionModal: (code: string) =>
		queryOptions({
			queryKey: ["authentication", "noPermissionModal", code],
			queryFn: ({ signal }) =>
				call(noPermissionModal, { code: code || undefined }, { signal }),
			enabled: true,
			meta: { failure: "silent" },
		}),

	noPermissionArticle: (code: string) =>
		queryOptions({
			queryKey: ["authentication", "noPermissionArticle", code],
			queryFn: ({ signal }) =>
				call(noPermissionArticle, { code: code || undefined }, { signal }),
			// Read by people without a token.
			enabled: true,
			meta: { failure: "silent" },
		}),
};

/** The first call with a token that nobody trusts yet; what is kept of the customer signed in stays untouched. Throws ApiFailure. */
export const fetchProfileAs = async (
	session: Session,
	timeoutMs: number,
): Promise<Customer> =>
	(await call(getProfile, {}, { as: session, timeoutMs: timeoutMs })).customer;
