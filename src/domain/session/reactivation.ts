// What helps where an ended session could not be renewed: the advice of the session-timeout dialog (1 §4, 1 §8).
import { failureCode } from "../../contract/failureCode";
import { type Failure, hasNoReply } from "../app/failure";

/** A token brings a new one for this long after its expiry, in seconds. */
const renewableFor = 30 * 86_400;

/** Whether a token may still be renewed; `exp` in seconds, `now` the server's time in ms. */
export const canReactivate = (exp: number, now: number): boolean =>
	now / 1000 - exp <= renewableFor;

export type ReactivationAdvice =
	/** No reply came: the connection. */
	| "connection"
	/** Too many requests: wait a moment. */
	| "wait"
	/** The service has a failure of its own: later. */
	| "later"
	/** The account is locked: the call center, and later. */
	| "locked"
	/** A reply without a token: a new sign-in from the phone, or once more. */
	| "noToken"
	/** The token is refused for good: a new sign-in from the phone, or the call center. */
	| "never";

/** What to say of a failed reactivation. `hadNoToken`: the reply came, without a usable token. */
export function reactivationAdvice(
	failure: Failure,
	hadNoToken: boolean,
): ReactivationAdvice {
	const { status, reason, code } = failure;
	if (hasNoReply(failure)) return "connection";
	if (hadNoToken) return "noToken";
	if (status === 429) return "wait";
	if (status === 423) return "locked";
	// A request that came damaged or too late says nothing of the token.
	const isPassing =
		status === 408 || (status === 400 && code === failureCode.malformed);
	if (reason === "status" && status >= 400 && status < 500 && !isPassing)
		return "never";
	return "later";
}

/** Whether another press may help. */
export const canRetryReactivation = (advice: ReactivationAdvice): boolean =>
	advice !== "never";

/** Whether the call center is offered beside it. */
export const needsCallCenter = (advice: ReactivationAdvice): boolean =>
	["locked", "noToken", "never"].includes(advice);
