// The agreement to the terms that a claim, an order or an activity needs: asked for before it, or after the server's refusal (V31).
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
	/** Shows the terms; resolves to whether the customer agreed, false where they could not be shown. */
	const ask = () => openQuestion({ name: "terms" }).catch(() => false);
	return {
		ask,
		/** Whether the terms are agreed to as far as this phone knows, and `isGiven` says; asks where they are not. Offline they cannot be. */
		ensure: async (isGiven = true) => {
			const isMissing = !isGiven || isCachedConsentMissing(client);
			return isOnline() && isMissing ? await ask() : true;
		},
		wasMissingFor: (failure: unknown) => isRefusedForConsent(client, failure),
		/** The same of a claim or an order. */
		wasMissingForClaim: async (failure: ApiFailure) =>
			failure.code === failureCode.claimRefused &&
			isRefusedForConsent(client, failure),
	};
}

/** Whether the agreement is missing as far as this phone knows, kept up to date. */
export function useTermsAgreementMissing(): boolean {
	const profile = useQuery(customerQueries.profile());
	const consents = useQuery({ ...termsQueries.list(), enabled: false });
	return isConsentMissing(profile, consents);
}
