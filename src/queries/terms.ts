// Terms of service: the list with where the customer stands, and decisions about it (3 §4, 3 §7).
import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
	type Consent,
	getTermsofServiceList,
	getTermsProgress,
	submitTermsofService,
} from "../contract/article";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { customerQueries } from "./customer";

export const termsQueries = {
	list: () =>
		queryOptions({
			queryKey: ["terms", "list"],
			queryFn: ({ signal }) => call(getTermsofServiceList, {}, { signal }),
			...persistOptions,
		}),
	/** Whether the customer may claim as the terms stand now; always asked anew. */
	progress: () =>
		queryOptions({
			queryKey: ["terms", "progress"],
			queryFn: async ({ signal }) =>
				(await call(getTermsProgress, {}, { signal })).isaccessedcondition,
			staleTime: 0,
			retry: false,
			meta: { failure: "silent" },
		}),
};

export const termsMutations = {
	/** One decision; it opens or closes the access to claims, so the profile is asked anew. Never sent later by itself. */
	decide: () =>
		mutationOptions({
			mutationKey: ["terms", "decide"],
			mutationFn: ({
				consent: { consent_id, is_required },
				isConsent,
			}: {
				consent: Pick<Consent, "consent_id" | "is_required">;
				isConsent: boolean;
			}) =>
				call(submitTermsofService, {
					list_consent: [{ consent_id, is_required, is_consent: isConsent }],
				}),
			networkMode: "always",
			retry: false,
			onSuccess: (consents, _request, _result, { client }) => {
				client.setQueryData(termsQueries.list().queryKey, consents);
				void client.invalidateQueries({
					queryKey: customerQueries.profile().queryKey,
				});
				// A deal's button says whether it can be claimed.
				void client.invalidateQueries({ queryKey: ["privilege"] });
			},
			onError: (_failure, _request, _result, { client }) =>
				// A lost reply may have been carried out.
				client.invalidateQueries({ queryKey: ["terms"] }),
		}),
};
