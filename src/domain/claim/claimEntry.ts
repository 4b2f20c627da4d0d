// The rules of a claim in the journal: whether it may still start a countdown, and its state in the claim flow (2 §4, O07).
import { noMessage } from "../../contract/envelope";
import { type ClaimState, claimedState } from "./claimFlow";

/** How long a press and its "it is my turn" are valid, in ms: afterwards the person may have left the counter. */
const pressLastsMs = 120_000;

/** Whether a press so many ms ago is too old to send a claim for it. */
export const isPressExpired = (ago: number): boolean => ago > pressLastsMs;

interface CounterConfirmation {
	/** When the person confirmed to be at the counter, server time in ms; null where the code is kept for later. */
	counterAt: number | null;
	reserve_timeout: number;
}

/** Whether it is too late at `now` (ms) to start a countdown. */
export const isCounterConfirmationExpired = (
	{ counterAt, reserve_timeout }: CounterConfirmation,
	now: number,
): boolean =>
	reserve_timeout > 0 &&
	counterAt !== null &&
	// A clock that was set back would make the difference negative.
	isPressExpired(Math.abs(now - counterAt));

/** Whether the claim uses the code at once at `now` (ms); decides IsUsed (2 §4). */
export const isUseNow = (confirmation: CounterConfirmation, now: number) =>
	confirmation.counterAt !== null &&
	!isCounterConfirmationExpired(confirmation, now);

/** The state of a journal entry at `now` (ms); `inBackground`: the person did not wait for the result, so no countdown starts. */
export function claimStateOf(
	entry: CounterConfirmation & {
		state: "intended" | "sent" | "settled" | "refused" | "absent";
		transaction_id: string | null;
		isUsed?: boolean;
		unconfirmedAt?: number | null;
		delivery?: object | null;
	},
	now: number,
	inBackground = false,
): ClaimState {
	const { state, transaction_id } = entry;
	const hasCountdown = entry.reserve_timeout > 0;
	const isUsed = isUseNow(entry, now) && !(inBackground && hasCountdown);
	if (state === "settled" && entry.delivery) return { step: "ordered" };
	if (state === "settled" && transaction_id)
		return claimedState(isUsed, transaction_id, entry.isUsed);
	if (state === "absent") return { step: "notDone" };
	if (state === "refused") return { step: "refused", message: noMessage };
	if ((entry.unconfirmedAt ?? null) !== null) return { step: "unconfirmed" };
	return { step: "checking", isUsed };
}
