// The claim of one privilege as named steps: from the press of the main button to the code, kept for later, or why not (2 §4).
import type { LocalizedMessage } from "../../contract/envelope";

/** What the flow knows about the privilege from the press on. */
export interface ClaimSubject {
	/** used_for announcement or end_tier: its own confirm, and use later at once (2 §4). */
	activity: boolean;
	/** The code has a clock, so the counter guard stands before it. */
	hasClock: boolean;
}

export type ClaimState =
	| { step: "absent" }
	| { step: "activityConfirm"; subject: ClaimSubject }
	| { step: "choosing"; subject: ClaimSubject; choice: "now" | "later" }
	| { step: "counterGuard"; subject: ClaimSubject }
	| { step: "claiming"; isUsed: boolean }
	/** The reply was lost: the history is asked what happened. */
	| { step: "checking"; isUsed: boolean }
	/** Not in the history so far, but its request may still arrive. */
	| { step: "unconfirmed"; isUsed: boolean }
	/** It did not go through, nothing was used: its request can no longer arrive. */
	| { step: "notDone"; isUsed: boolean }
	| { step: "code"; transactionId: string }
	/** `isClaimedForNow`: its request said "use now", and no clock was started for it. */
	| { step: "keptForLater"; transactionId: string; isClaimedForNow?: boolean }
	/** A prize is on its way; it has no code. */
	| { step: "ordered" }
	| { step: "refused"; message: LocalizedMessage }
	| { step: "offline" };

export type ClaimEvent =
	| { type: "press"; subject: ClaimSubject; online: boolean }
	| { type: "choose"; choice: "now" | "later" }
	/** The button under the choice, or the confirm of an activity. */
	| { type: "confirm"; online: boolean }
	/** In the counter guard: it is my turn. */
	| { type: "start"; online: boolean }
	/** In the counter guard: keep it after all. */
	| { type: "keep"; online: boolean }
	/** `late`: it took so long that a clock is no longer the person's to be started for them. `isClaimedForNow`: so its request said. */
	| {
			type: "claimed";
			transactionId: string;
			late?: boolean;
			isClaimedForNow?: boolean;
	  }
	| { type: "replyLost" }
	| { type: "unconfirmed" }
	| { type: "notFound" }
	| { type: "refused"; message: LocalizedMessage }
	/** What it was refused for, the terms, is mended: the claim goes on. */
	| {
			type: "agreed";
			subject: ClaimSubject;
			isUsed: boolean;
			online: boolean;
	  }
	/** The network went away before the request left. */
	| { type: "wentOffline" }
	| { type: "close" };

export const noClaim: ClaimState = { step: "absent" };

/** Whether the person is on the way through a claim: nothing may come between (O08). */
export const isClaimInProgress = ({ step }: ClaimState): boolean =>
	step === "activityConfirm" ||
	step === "choosing" ||
	step === "counterGuard" ||
	step === "claiming" ||
	step === "checking";

/** Nothing is queued without a network: the claim says so at once. */
const claim = (isUsed: boolean, online: boolean): ClaimState =>
	online ? { step: "claiming", isUsed } : { step: "offline" };

const claimed = (
	isUsed: boolean,
	transactionId: string,
	isClaimedForNow?: boolean,
): ClaimState =>
	isUsed
		? { step: "code", transactionId }
		: { step: "keptForLater", transactionId, isClaimedForNow };

/** Where a claim stands after an event; an event that the step does not know changes nothing. */
export function claimFlow(state: ClaimState, event: ClaimEvent): ClaimState {
	switch (state.step) {
		case "claiming":
		case "checking":
			// A request on its way cannot be called back: only its answer ends these.
			return answer(state, event);
		case "activityConfirm":
			if (event.type === "confirm") return claim(false, event.online);
			return event.type === "close" ? noClaim : state;
		case "choosing":
			return choose(state, event);
		case "counterGuard":
			if (event.type === "start") return claim(true, event.online);
			if (event.type === "keep") return claim(false, event.online);
			return event.type === "close" ? noClaim : state;
		case "refused":
			if (event.type === "agreed") return goOn(event);
			return event.type === "press" ? press(event) : state;
		default:
			return event.type === "press" ? press(event) : state;
	}
}

/** As it was wanted; a use that was to begin at once is asked for again, for reading the terms took its time. */
function goOn({
	subject,
	isUsed,
	online,
}: Extract<ClaimEvent, { type: "agreed" }>): ClaimState {
	if (!isUsed || !online) return claim(false, online);
	return { step: "choosing", subject, choice: "now" };
}

function press({
	subject,
	online,
}: Extract<ClaimEvent, { type: "press" }>): ClaimState {
	if (!online) return { step: "offline" };
	return subject.activity
		? { step: "activityConfirm", subject }
		: { step: "choosing", subject, choice: "later" };
}

function choose(
	state: Extract<ClaimState, { step: "choosing" }>,
	event: ClaimEvent,
): ClaimState {
	if (event.type === "close") return noClaim;
	if (event.type === "choose") return { ...state, choice: event.choice };
	if (event.type !== "confirm") return state;
	if (state.choice === "later") return claim(false, event.online);
	return state.subject.hasClock
		? { step: "counterGuard", subject: state.subject }
		: claim(true, event.online);
}

function answer(
	state: Extract<ClaimState, { step: "claiming" | "checking" }>,
	event: ClaimEvent,
): ClaimState {
	const { isUsed } = state;
	switch (event.type) {
		case "claimed":
			return claimed(
				isUsed && !event.late,
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
			return { step: "unconfirmed", isUsed };
		case "notFound":
			return { step: "notDone", isUsed };
		default:
			return state;
	}
}

/** How long "it is my turn" holds, in ms: who has been kept waiting for longer may have left the counter. */
const turnLasts = 120_000;

/** What a claim notes of the person's own "show it now". */
interface Turn {
	/** When they said so, server time in ms; null where the code is to be kept. */
	counterAt: number | null;
	/** Minutes that the code's clock would run, 0 without one. */
	reserve_timeout: number;
}

/** Whether a clock would be started for somebody who said at `counterAt` that it is their turn, and may be gone by `now` (ms). */
export const isTurnOver = (
	{ counterAt, reserve_timeout }: Turn,
	now: number,
): boolean =>
	reserve_timeout > 0 &&
	counterAt !== null &&
	// Also by a clock that has been put right since.
	Math.abs(now - counterAt) > turnLasts;

/** What a written-down claim is to end in at `now` (ms), and so what its request says: used now, or kept for later (2 §4). */
export const isUseNow = (turn: Turn, now: number): boolean =>
	turn.counterAt !== null && !isTurnOver(turn, now);

/**
 * Where a written-down claim stands at `now` (ms), also after a restart: what
 * the checking dialog draws. `inBackground`: nobody was waiting for it when it
 * was found, so no clock is started.
 */
export function claimStateOf(
	entry: Turn & {
		state: "intended" | "sent" | "settled" | "refused" | "absent";
		transaction_id: string | null;
		/** What its request said. */
		isUsed?: boolean;
		unconfirmedAt?: number | null;
		/** Not null for a prize that is sent. */
		delivery?: object | null;
	},
	now: number,
	inBackground = false,
): ClaimState {
	const { state, transaction_id } = entry;
	const hasClock = entry.reserve_timeout > 0;
	const isUsed = isUseNow(entry, now) && !(inBackground && hasClock);
	if (state === "settled" && entry.delivery) return { step: "ordered" };
	if (state === "settled" && transaction_id)
		return claimed(isUsed, transaction_id, entry.isUsed);
	if (state === "absent") return { step: "notDone", isUsed };
	if (state === "refused")
		return { step: "refused", message: { th: "", en: "" } };
	return {
		step: (entry.unconfirmedAt ?? null) === null ? "checking" : "unconfirmed",
		isUsed,
	};
}
