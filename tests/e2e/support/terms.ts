// An optional term that the customer had agreed to and that has a newer wording since, as the demo has none.
import { getTermsofServiceList } from "../../../src/contract/terms";
import { type FaultProxy, successFault } from "./faultProxy";
import type { Customer } from "./journey";

/** The id of the demo's first optional term. */
export const optionalTerm = "CS_3";

/** Answers the app with the customer's terms, the optional one among the updated. */
export async function updateOptionalTerm(
	{ api }: Customer,
	faultProxy: FaultProxy,
) {
	const terms = await api.call(getTermsofServiceList, {});
	const data = terms.map((it) =>
		it.consent_id === optionalTerm
			? { ...it, is_consent: true, is_new_updated: true }
			: it,
	);
	faultProxy.inject(getTermsofServiceList.path, successFault(data));
}
