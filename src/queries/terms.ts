// Terms of service: the list with the customer's consents, and decisions (3 §4, 3 §7).
import {
	mutationOptions,
	type QueryClient,
	queryOptions,
} from "@tanstack/react-query";
import {
	type Consent,
	getTermsofServiceList,
	getTermsProgress,
	submitTermsofService,
} from "../contract/terms";
import { distinct } from "../domain/app/distinct";
import type { consentChoices } from "../domain/member/consents";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";
import { customerQueries } from "./customer";
import { invalidate, queryFnFor, silentMeta } from "./queryHelpers";

/** Whether claims are enabled, and so each deal's button, depends on the terms. */
export const refetchAfterTerms = (client: QueryClient) =>
	invalidate(client, ["privilege"], customerQueries.profile().queryKey);

export const termsQueries = {
	list: () =>
		queryOptions({
			queryKey: ["terms", "list"],
			queryFn: queryFnFor(getTermsofServiceList, {}, (list) =>
				distinct(list, "consent_id"),
			),
			...persistOptions,
		}),
	/** Whether the customer may claim; always refetched. */
	progress: () =>
		queryOptions({
			queryKey: ["terms", "progress"],
			queryFn: async ({ client, signal }) => {
				const { queryKey } = customerQueries.profile();
				const known = client.getQueryData(queryKey)?.isaccessedcondition;
				const isaccessedcondition = known?.toString();
				const request = { isaccessedcondition };
				const reply = await call(getTermsProgress, request, { signal });
				return reply.isaccessedcondition;
			},
			staleTime: 0,
			retry: false,
			meta: silentMeta,
		}),
};

/** Puts the list of a reply into the cache; if it is not the whole list, applies the decisions to the cached one and reloads it. */
export function cacheConsents(
	client: QueryClient,
	given: Consent[] | null,
	choices: readonly Pick<Consent, "consent_id" | "is_consent">[],
): void {
	const { queryKey } = termsQueries.list();
	// A load under way may be older than the decisions.
	void client.cancelQueries({ queryKey });
	const known = client.getQueryData(queryKey);
	const reply = given && distinct(given, "consent_id");
	if (reply && reply.length >= (known?.length ?? 1))
		return void client.setQueryData(queryKey, reply);
	const decided = known?.map((term) => {
		const choice = choices.find((it) => it.consent_id === term.consent_id);
		return choice
			? { ...term, is_consent: choice.is_consent, is_new_updated: false }
			: term;
	});
	client.setQueryData(queryKey, decided);
	invalidate(client, queryKey);
}

export const termsMutations = {
	/** Saves decisions on terms. The screen shows failures. */
	decide: () =>
		mutationOptions({
			mutationFn: (list_consent: ReturnType<typeof consentChoices>) =>
				call(submitTermsofService, { list_consent }),
			meta: silentMeta,
			// One after the other: each reply has the whole list, and one that came late would hide a newer decision.
			scope: { id: "terms" },
			onSuccess: (reply, choices, _result, { client }) => {
				cacheConsents(client, reply, choices);
				refetchAfterTerms(client);
			},
			// The decisions may have been saved although the reply was lost, or refused for a term that was published or withdrawn since.
			onError: (_failure, _request, _result, { client }) =>
				invalidate(client, ["terms"]),
		}),
};
