// The agreement to the terms that a claim, an order or an activity needs: asked for before it, and where the server is the first to miss it (V31).
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { openQuestion } from "../../platform/browser/dialogs";
import { customerQueries } from "../../queries/customer";
import { termsQueries } from "../../queries/terms";
import {
	isAgreementMissing,
	isAgreementRefusal,
	isConsentMissing,
} from "../../sync/agreement";

/** Shows the terms over the page; true once the customer may claim. */
const askForAgreement = (): Promise<boolean> => openQuestion({ name: "terms" });

export function useAgreement() {
	const client = useQueryClient();
	return {
		/** Whether one is missing as far as this phone knows. */
		isMissing: () => isAgreementMissing(client),
		ask: askForAgreement,
		/** Whether a refusal was for want of one. */
		isRefusal: (failure: unknown) => isAgreementRefusal(client, failure),
	};
}

/** The same as `isMissing`, followed while it changes. */
export function useAgreementMissing(): boolean {
	const profile = useQuery(customerQueries.profile());
	const consents = useQuery({ ...termsQueries.list(), enabled: false });
	return isConsentMissing(profile, consents);
}
