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
		/** Asks for the agreement where it is missing as far as this phone knows, or where `isGiven` is false; resolves to whether the caller may go on. */
		ensure: async (isGiven = true) => {
			// The terms cannot be shown offline: the call that follows fails and says so.
			if (!isOnline()) return true;
			const isMissing = !isGiven || isCachedConsentMissing(client);
			return isMissing ? await ask() : true;
		},
		/** Whether a call was refused because the agreement is missing. */
		wasMissingFor: (failure: unknown) => isRefusedForConsent(client, failure),
		/** As `wasMissingFor`, for a claim or an order, which are refused with one code. */
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
