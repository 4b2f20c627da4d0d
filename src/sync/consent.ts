// Whether a missing consent to the terms prevents a claim: by the data on this phone, or after a refusal (V31).
import type { QueryClient } from "@tanstack/react-query";
import type { Customer } from "../contract/customer";
import type { ErrorCode } from "../contract/envelope";
import { failureCode } from "../contract/failureCode";
import type { Consent } from "../contract/terms";
import { blocksClaims } from "../domain/member/consents";
import { ApiFailure } from "../platform/http/apiFailure";
import { customerQueries } from "../queries/customer";
import { invalidate } from "../queries/queryHelpers";
import { termsQueries } from "../queries/terms";

/** A cached value and its load time in ms. */
interface Cached<Data> {
	data: Data | undefined;
	dataUpdatedAt: number;
}

/** Whether a consent is missing according to cached data. Unknown counts as given, since the server decides; terms older than the profile are ignored, since they may have been agreed to meanwhile. */
export const isConsentMissing = (
	profile: Cached<Customer>,
	consents: Cached<Consent[]>,
): boolean =>
	profile.data?.isaccessedcondition === false ||
	(consents.data !== undefined &&
		consents.dataUpdatedAt > profile.dataUpdatedAt &&
		blocksClaims(consents.data));

const unknown = { data: undefined, dataUpdatedAt: 0 };

/** Whether a consent is missing according to the query cache. */
export const isCachedConsentMissing = (client: QueryClient): boolean =>
	isConsentMissing(
		client.getQueryState(customerQueries.profile().queryKey) ?? unknown,
		client.getQueryState(termsQueries.list().queryKey) ?? unknown,
	);

/** Failure codes of a refusal for missing consent, among other reasons. */
const consentFailureCodes: readonly (ErrorCode | null)[] = [
	failureCode.claimRefused,
	failureCode.refused,
];

/** Whether a call was refused for a missing consent. The failure codes have other meanings too, so the terms are fetched; where that fails the cached data decides. */
export async function isRefusedForConsent(
	client: QueryClient,
	failure: unknown,
): Promise<boolean> {
	if (!(failure instanceof ApiFailure)) return false;
	if (!consentFailureCodes.includes(failure.code)) return false;
	try {
		const [isOpen, consents] = await Promise.all([
			client.query(termsQueries.progress()),
			client.query({ ...termsQueries.list(), staleTime: 0 }),
		]);
		if (isOpen && !blocksClaims(consents)) return false;
		invalidate(client, customerQueries.profile().queryKey);
		return true;
	} catch {
		return isCachedConsentMissing(client);
	}
}
