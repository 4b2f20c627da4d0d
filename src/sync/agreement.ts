// Whether the terms keep a customer from claiming: what this phone knows of it beforehand, and what the server says after a refusal (V31).
import type { QueryClient } from "@tanstack/react-query";
import type { Consent } from "../contract/article";
import type { Customer } from "../contract/customer";
import { failureCode } from "../contract/failureCode";
import { blocksClaims } from "../domain/member/consents";
import { ApiFailure } from "../platform/http/apiFailure";
import { customerQueries } from "../queries/customer";
import { termsQueries } from "../queries/terms";

/** A copy on this phone, and when it was loaded in ms. */
interface Known<Data> {
	data: Data | undefined;
	dataUpdatedAt: number;
}

/** What two copies say; nothing known counts as agreed, for the server has the last word. Terms that are older than the profile may have been agreed to since. */
export const isConsentMissing = (
	profile: Known<Customer>,
	consents: Known<Consent[]>,
): boolean =>
	profile.data?.isaccessedcondition === false ||
	(consents.data !== undefined &&
		consents.dataUpdatedAt > profile.dataUpdatedAt &&
		blocksClaims(consents.data));

const unknown = { data: undefined, dataUpdatedAt: 0 };

/** The same without asking. */
export const isAgreementMissing = (client: QueryClient): boolean =>
	isConsentMissing(
		client.getQueryState(customerQueries.profile().queryKey) ?? unknown,
		client.getQueryState(termsQueries.list().queryKey) ?? unknown,
	);

/** Codes under which a host refuses for want of an agreement, among other reasons. */
const mayBeAboutTerms: readonly (number | null)[] = [
	failureCode.claimRefused,
	failureCode.refused,
];

/**
 * Whether a refusal was for want of an agreement. Its code has several reasons,
 * and its sentence is for people: so the terms are asked where the customer
 * stands. Where they cannot be had it is what is known.
 */
export async function isAgreementRefusal(
	client: QueryClient,
	failure: unknown,
): Promise<boolean> {
	if (!(failure instanceof ApiFailure)) return false;
	if (!mayBeAboutTerms.includes(failure.code)) return false;
	try {
		const [isOpen, consents] = await Promise.all([
			client.fetchQuery(termsQueries.progress()),
			client.fetchQuery({ ...termsQueries.list(), staleTime: 0 }),
		]);
		if (isOpen && !blocksClaims(consents)) return false;
		void client.invalidateQueries({
			queryKey: customerQueries.profile().queryKey,
		});
		return true;
	} catch {
		return isAgreementMissing(client);
	}
}
