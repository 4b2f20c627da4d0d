// An optional term with a newer wording than the customer agreed to, which the demo lacks.
import { getTermsofServiceList } from "../../../src/contract/terms";
import { type FaultProxy, successFault } from "./faultProxy";
import type { Customer } from "./journey";

/** The id of the demo's first optional term. */
export const optionalTerm = "CS_3";

/** Answers the app with the customer's terms, with the optional one marked as updated. */
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
