// The states of a claim: usable, opened, used, expired (2 §3, 2 §4).
import { and, eq, gt, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { usedCodeDescription } from "../../../src/contract/claimed";
import { claims } from "../schema/schema";

type ClaimRow = typeof claims.$inferSelect;

/** The condition of a usable claim: not used, its privilege not over, its countdown not run out. */
export const usableClaims = (now: Date): SQL | undefined =>
	and(
		or(isNull(claims.used_at), gt(claims.used_at, now)),
		gt(claims.expires_at, now),
		or(isNull(claims.countdown_end), gt(claims.countdown_end, now)),
	);

/** Whether the privilege or the countdown of a claim is over. */
export const hasExpired = (claim: ClaimRow, now: Date) =>
	claim.expires_at <= now ||
	(claim.countdown_end !== null && claim.countdown_end <= now);

/** Whether a claim counts as used; a delivered prize does from its planned arrival on. */
export const isClaimUsed = (claim: ClaimRow, now: Date) =>
	claim.used_at !== null && claim.used_at <= now;

/** usableClaims for a row in memory. */
export const isClaimUsable = (claim: ClaimRow, now: Date) =>
	!isClaimUsed(claim, now) && !hasExpired(claim, now);

/** Whether a claim was made for immediate use, or opened since. */
export const isInUse = (claim: ClaimRow) =>
	claim.wants_use_now || claim.opened_at !== null;

/** isInUse as a condition. */
export const claimsInUse = (): SQL | undefined =>
	or(eq(claims.wants_use_now, true), isNotNull(claims.opened_at));

/** The used_for of an activity (2 §3 extra_payload). */
export const activityUsedFor = "announcement";

/** The Thai status text that the app maps to a label (2 §4). */
export function usedCodeDescriptionOf(
	claim: ClaimRow,
	used_for: string | null,
	now: Date,
): string {
	if (isClaimUsed(claim, now)) return usedCodeDescription.used;
	if (hasExpired(claim, now))
		return used_for === activityUsedFor
			? usedCodeDescription.activityExpired
			: usedCodeDescription.codeExpired;
	return isInUse(claim)
		? usedCodeDescription.viewCode
		: usedCodeDescription.useCode;
}
