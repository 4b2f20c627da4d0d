// The claim of a privilege as a state machine, from the main button to its end (2 §4).
import type { LocalizedMessage } from "../../contract/envelope";

export interface ClaimSubject {
	/** Whether `used_for` is announcement or end_tier: such a privilege has its own question and is claimed for later (2 §4). */
	isActivity: boolean;
	/** Whether the code has a countdown, so that the counter guard comes first. */
	hasCountdown: boolean;
}

export type ClaimState =
	| { step: "idle" }
	| { step: "activityConfirm"; subject: ClaimSubject }
	| { step: "choosing"; subject: ClaimSubject; choice: "now" | "later" }
	| { step: "counterGuard"; subject: ClaimSubject }
	| { step: "claiming"; isUsed: boolean }
	/** The reply was lost; the history decides. */
	| { step: "checking"; isUsed: boolean }
	/** Not in the history yet, but the request may still arrive. */
	| { step: "unconfirmed" }
	/** The request failed and can no longer arrive, or its press was too old to be sent. */
	| { step: "notDone" }
	| { step: "code"; transactionId: string }
	/** `isClaimedForNow`: the request said "use now", but no countdown was started. */
	| { step: "keptForLater"; transactionId: string; isClaimedForNow?: boolean }
	| { step: "ordered" }
	| { step: "refused"; message: LocalizedMessage }
	| { step: "offline" };

export type ClaimEvent =
	| { type: "press"; subject: ClaimSubject }
	| { type: "choose"; choice: "now" | "later" }
	| { type: "confirm" | "start" | "keep" | "close" }
	/** `isTooLate`: too late to start a countdown for the person; `isClaimedForNow`: what the request said. */
	| {
			type: "claimed";
			transactionId: string;
			isTooLate?: boolean;
			isClaimedForNow?: boolean;
	  }
	| { type: "replyLost" }
	| { type: "unconfirmed" }
	| { type: "notFound" }
	| { type: "refused"; message: LocalizedMessage }
	/** The person has agreed to the terms whose absence made the server refuse the claim. */
	| { type: "agreed"; subject: ClaimSubject; isUsed: boolean }
	| { type: "wentOffline" };

export const noClaim: ClaimState = { step: "idle" };

/** Whether the claim is at a step that nothing may interrupt (O08). */
export const isClaimInProgress = ({ step }: ClaimState): boolean =>
	step === "activityConfirm" ||
	step === "choosing" ||
	step === "counterGuard" ||
	step === "claiming" ||
	step === "checking";

/** The state in which the claim is sent, or `offline`: a claim is never queued. */
const sendOrOffline = (online: boolean, use: "now" | "later"): ClaimState =>
	online ? { step: "claiming", isUsed: use === "now" } : { step: "offline" };

/** The step after a claim that succeeded: its code, or the note that it is kept. */
export const claimedState = (
	isUsed: boolean,
	transactionId: string,
	isClaimedForNow?: boolean,
): ClaimState =>
	isUsed
		? { step: "code", transactionId }
		: { step: "keptForLater", transactionId, isClaimedForNow };

/** The next state; an event that does not belong to the step changes nothing. */
export function claimFlow(
	state: ClaimState,
	event: ClaimEvent,
	online: boolean,
): ClaimState {
	switch (state.step) {
		case "claiming":
		case "checking":
			// A sent request cannot be cancelled: only its reply ends these steps.
			return handleReply(state, event);
		case "activityConfirm":
			if (event.type === "confirm") return sendOrOffline(online, "later");
			return event.type === "close" ? noClaim : state;
		case "choosing":
			return handleChoice(state, event, online);
		case "counterGuard":
			if (event.type === "start") return sendOrOffline(online, "now");
			if (event.type === "keep") return sendOrOffline(online, "later");
			return event.type === "close" ? noClaim : state;
		default:
			if (state.step === "refused" && event.type === "agreed")
				return resumeClaim(event, online);
			return event.type === "press"
				? handlePress(event.subject, online)
				: state;
	}
}

/** Continues with the person's choice; a use now is confirmed once more, since reading the terms took time. */
function resumeClaim(
	{ isUsed, subject }: Extract<ClaimEvent, { type: "agreed" }>,
	online: boolean,
): ClaimState {
	return isUsed && online
		? { step: "choosing", subject, choice: "now" }
		: sendOrOffline(online, "later");
}

function handlePress(subject: ClaimSubject, online: boolean): ClaimState {
	if (!online) return { step: "offline" };
	return subject.isActivity
		? { step: "activityConfirm", subject }
		: { step: "choosing", subject, choice: "later" };
}

function handleChoice(
	state: Extract<ClaimState, { step: "choosing" }>,
	event: ClaimEvent,
	online: boolean,
): ClaimState {
	if (event.type === "close") return noClaim;
	if (event.type === "choose") return { ...state, choice: event.choice };
	if (event.type !== "confirm") return state;
	const { choice, subject } = state;
	return choice === "now" && subject.hasCountdown
		? { step: "counterGuard", subject }
		: sendOrOffline(online, choice);
}

function handleReply(
	state: Extract<ClaimState, { step: "claiming" | "checking" }>,
	event: ClaimEvent,
): ClaimState {
	const { isUsed } = state;
	switch (event.type) {
		case "claimed":
			return claimedState(
				isUsed && !event.isTooLate,
				event.transactionId,
				event.isClaimedForNow,
			);
		case "refused":
			return { step: "refused", message: event.message };
		case "wentOffline":
			return { step: "offline" };
		case "replyLost":
			return { step: "checking", isUsed };
		case "unconfirmed":
			return { step: "unconfirmed" };
		case "notFound":
			return { step: "notDone" };
		default:
			return state;
	}
}
