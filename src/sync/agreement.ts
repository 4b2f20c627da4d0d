// Whether missing consent prevents a claim: by the data on this phone, or after a refusal (V31).
import type { QueryClient } from "@tanstack/react-query";
import type { Consent } from "../contract/article";
import type { Customer } from "../contract/customer";
import type { ErrorCode } from "../contract/envelope";
import { failureCode } from "../contract/failureCode";
import { blocksClaims } from "../domain/member/consents";
import { ApiFailure } from "../platform/http/apiFailure";
import { customerQueries } from "../queries/customer";
import { termsQueries } from "../queries/terms";

/** A cached value and its load time in ms. */
interface Cached<Data> {
	data: Data | undefined;
	dataUpdatedAt: number;
}

/** Unknown counts as agreed: the server decides. Terms older than the profile may have been agreed to since. */
export const isConsentMissing = (
	profile: Cached<Customer>,
	consents: Cached<Consent[]>,
): boolean =>
	profile.data?.isaccessedcondition === false ||
	(consents.data !== undefined &&
		consents.dataUpdatedAt > profile.dataUpdatedAt &&
		blocksClaims(consents.data));

const unknown = { data: undefined, dataUpdatedAt: 0 };

export const isAgreementMissing = (client: QueryClient): boolean =>
	isConsentMissing(
		client.getQueryState(customerQueries.profile().queryKey) ?? unknown,
		client.getQueryState(termsQueries.list().queryKey) ?? unknown,
	);

/** Failure codes of a refusal for missing consent, among other reasons. */
const consentFailureCodes: readonly (ErrorCode | null)[] = [
	failureCode.claimRefused,
	failureCode.refused,
];

/** Whether a claim was refused for missing consent: its code has several meanings, so the terms are fetched; the cached data decides where that fails. */
export async function isAgreementRefusal(
	client: QueryClient,
	failure: unknown,
): Promise<boolean> {
	if (!(failure instanceof ApiFailure)) return false;
	if (!consentFailureCodes.includes(failure.code)) return false;
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
