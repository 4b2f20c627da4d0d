// Sign-in calls: the exchange of the landing parameters, the texts for a refused device (1 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	type LandingQuery,
	landing,
	noPermissionArticle,
	noPermissionModal,
} from "../contract/authentication";
import { getProfile } from "../contract/customer";
import { call } from "../platform/http/http";
import type { Session } from "../platform/session/session";
import { ownMeta, queryFnFor, silentMeta } from "./queryHelpers";

export const authenticationMutations = {
	/** Its failures have their own table (domain/app/signInFailure). */
	landing: () =>
		mutationOptions({
			mutationFn: (query: LandingQuery) => call(landing, query),
			// A 403 here does not end a session.
			meta: ownMeta,
		}),
};

export const authenticationQueries = {
	/** The short text for a refused device, by its code. */
	noPermissionModal: (code: string) =>
		queryOptions({
			queryKey: ["authentication", "noPermissionModal", code],
			queryFn: queryFnFor(noPermissionModal, { code: code || undefined }),
			enabled: true,
			meta: silentMeta,
		}),

	/** `host`: the host that has refused the sign-in, if it is not the one in use. */
	noPermissionArticle: (code: string, host?: string) =>
		queryOptions({
			queryKey: ["authentication", "noPermissionArticle", code, host],
			queryFn: ({ signal }) =>
				call(
					noPermissionArticle,
					{ code: code || undefined },
					{ signal, host },
				),
			// The article can be read without a token.
			enabled: true,
			meta: silentMeta,
		}),
};

/** Loads the profile with a token that is not trusted yet; the cached data of the signed-in customer stays unchanged. Throws ApiFailure. */
export const fetchProfileAs = async (session: Session, timeoutMs: number) =>
	(await call(getProfile, {}, { as: session, timeoutMs })).customer;
