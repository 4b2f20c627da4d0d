// The agreement to the terms that a claim, an order or an activity needs, which is asked for before the call or after the server refused it (V31).
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { failureCode } from "../../contract/failureCode";
import { openQuestion } from "../../platform/browser/dialogs";
import { isOnline } from "../../platform/browser/online";
import type { ApiFailure } from "../../platform/http/apiFailure";
import { customerQueries } from "../../queries/customer";
import { termsQueries } from "../../queries/terms";
import {
	isCachedConsentMissing,
	isConsentMissing,
	isRefusedForConsent,
} from "../../sync/consent";

export function useTermsAgreement() {
	const client = useQueryClient();
	/** Shows the terms; resolves to whether the customer agreed, or to false if the terms could not be shown. */
	const ask = () => openQuestion({ name: "terms" }).catch(() => false);
	return {
		ask,
		/** Asks for the agreement if it is missing in the data on this phone or `isGiven` is false; resolves to whether the caller may continue. */
		ensure: async (isGiven = true) => {
			// The terms cannot be shown offline; the call that follows fails and shows why.
			if (!isOnline()) return true;
			const isMissing = !isGiven || isCachedConsentMissing(client);
			return isMissing ? await ask() : true;
		},
		/** Whether a call was refused because the agreement is missing. */
		wasMissingFor: (failure: unknown) => isRefusedForConsent(client, failure),
		/** Like `wasMissingFor`, but only for the failure code with which claims and orders are refused. */
		wasMissingForClaim: async (failure: ApiFailure) =>
			failure.code === failureCode.claimRefused &&
			isRefusedForConsent(client, failure),
	};
}

/** Whether the agreement is missing in the data on this phone; updated with them. */
export function useTermsAgreementMissing(): boolean {
	const profile = useQuery(customerQueries.profile());
	const consents = useQuery({ ...termsQueries.list(), enabled: false });
	return isConsentMissing(profile, consents);
}
