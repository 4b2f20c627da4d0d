// The advice of the session-timeout dialog after a failed renewal (1 §4, 1 §8).
import { failureCode } from "../../contract/failureCode";
import { type Failure, gotNoReply } from "../app/failure";
import { isUndecidedStatus } from "../app/httpStatus";

/** For how many seconds after its expiry a token can be renewed. */
const renewableForSeconds = 30 * 86_400;

/** Whether an expired token can still be renewed; `exp` is in seconds, `now` is server time in ms. */
export const canReactivate = (exp: number, now: number): boolean =>
	now / 1000 - exp <= renewableForSeconds;

export type ReactivationAdvice =
	| "connection"
	| "wait"
	| "later"
	/** The account is locked: call center. */
	| "locked"
	/** A reply without a token: sign in again or retry. */
	| "noToken"
	/** The token is refused: sign in again or call center. */
	| "never";

/** Returns the advice for a failed renewal; `hadNoToken`: the reply had no usable token. */
export function reactivationAdvice(
	failure: Failure,
	hadNoToken: boolean,
): ReactivationAdvice {
	const { status, reason, code } = failure;
	if (gotNoReply(failure)) return "connection";
	if (hadNoToken) return "noToken";
	if (status === 429) return "wait";
	if (status === 423) return "locked";
	// A damaged or late request says nothing about the token.
	const saysNothing =
		isUndecidedStatus(status) ||
		(status === 400 && code === failureCode.malformed);
	if (reason === "status" && status >= 400 && !saysNothing) return "never";
	return "later";
}

export const canRetryReactivation = (advice: ReactivationAdvice): boolean =>
	advice !== "never";

export const needsCallCenter = (advice: ReactivationAdvice): boolean =>
	["locked", "noToken", "never"].includes(advice);
