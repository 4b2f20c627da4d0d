// The signed request of a claim: its call, its host, and for how long its bytes may be sent again (2 §7, O07).
import { submitRedeemPhysicalV2 } from "../contract/delivery";
import { countRedeem } from "../contract/history";
import { submitRedeemCouponCodeV2 } from "../contract/privilege";
import {
	isTimestampAccepted,
	unreadableUntil,
} from "../domain/claim/claimWindow";
import { isServerTimeKnown, serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import { addressOf, signRequest } from "../platform/http/signedRequest";
import type { ClaimEntry } from "../platform/storage/claimJournal";

/** The entry's call: a coupon, or a prize with its one-time code. */
const endpointOf = ({ delivery }: ClaimEntry) =>
	delivery ? submitRedeemPhysicalV2 : submitRedeemCouponCodeV2;

const requestOf = ({ reference, isUsed, delivery }: ClaimEntry) =>
	delivery
		? { ...delivery, Reference: reference }
		: { Reference: reference, Amount: 1 as const, IsUsed: isUsed };

/** Whether the request went to another API host than the current one, whose history does not have the claim. */
export const isOfOtherHost = (entry: ClaimEntry): boolean =>
	entry.request !== null &&
	entry.request.address !== addressOf(endpointOf(entry));

/** Whether the claim cannot be looked up, so that a press may claim again: its request is a day old and went to another host than the current one. */
export const isHistoryUnreachable = (entry: ClaimEntry): boolean =>
	entry.request !== null &&
	isOfOtherHost(entry) &&
	serverNow() >= unreadableUntil(entry.request.tx_timestamp);

/** Whether the entry's signed bytes may be sent again: to the host they are for, while it accepts their timestamp. */
export const canResend = (entry: ClaimEntry): boolean =>
	entry.request !== null &&
	!isOfOtherHost(entry) &&
	isTimestampAccepted(entry.request.tx_timestamp, serverNow());

/** Time limit of a call that only fetches the server's time. */
const timeCallTimeoutMs = 5000;

/** Signs the entry's request, with the server's time where that can be fetched. */
export async function signClaim(entry: ClaimEntry) {
	const { sub } = entry;
	// A timestamp ahead of the server's time would stay valid for more than five minutes.
	if (!isServerTimeKnown())
		await call(countRedeem, {}, { sub, timeoutMs: timeCallTimeoutMs }).catch(
			() => null,
		);
	return signRequest(endpointOf(entry), requestOf(entry));
}

/** Sends the entry's signed bytes. */
export function redeem(entry: ClaimEntry) {
	// `sub` prevents a call with another customer's token.
	const { sub, request } = entry;
	const options = { sub, keepalive: true, signed: request ?? undefined };
	return call(endpointOf(entry), requestOf(entry), options);
}
