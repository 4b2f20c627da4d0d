// Sends a coupon's use, and looks it up in the history where its reply was lost (decision 012).
import type { QueryClient } from "@tanstack/react-query";
import { noMessage } from "../contract/envelope";
import type { HistoryPart } from "../contract/history";
import type { DialogText } from "../domain/app/confirmation";
import { saveErrorText } from "../domain/app/failureText";
import { isRefusedForGood, windowEnd } from "../domain/claim/claimWindow";
import { isMarkedOver, wasUsed } from "../domain/code/cardStatus";
import { historySearchReference } from "../domain/code/codeCardOf";
import { isOnline } from "../platform/browser/online";
import { ApiFailure, mayHaveTakenEffect } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { isOtherHost } from "../platform/http/host";
import { type PendingUse, queueUse } from "../platform/outbox/couponUseQueue";
import { privilegeMutations } from "../queries/privilege";
import { invalidate } from "../queries/queryHelpers";
import { findCoupon, historyPages } from "./historyPages";

export type UseOutcome =
	| { state: "used" }
	/** The reply was lost and the history is unreadable, or the request may still take effect: looked up later, never resent. */
	| { state: "unknown" }
	/** Refused or not sent: the code is unchanged. `message`: why the host refused it, else empty. */
	| { state: "refused"; message: DialogText };

/** The status of an ended session; the use then waits for the next one. */
const sessionEnded = 403;

/** Called with the ms after which a use that may still take effect must be looked up again. */
type LookUpLater = (ms: number) => void;

/** Whether the history lists the coupon as used, on any page, since its order is that of the claims. A final "no" (`isFinal`) requires that the coupon is listed as usable or missing in all used items. Throws where it may be an unread item, and at another host than the coupon's. */
async function isUsedInHistory(use: PendingUse, isFinal: boolean) {
	const { sub, transaction_id, card, at, host } = use;
	const assertHost = () => {
		if (isOtherHost(host)) throw new ApiFailure({ reason: "network" });
	};
	const search = async (part: HistoryPart, reference: string) => {
		assertHost();
		const pages = historyPages(sub, part, reference);
		const result = await findCoupon(pages, transaction_id);
		assertHost();
		return result;
	};
	const isListedAsUsable = async (reference: string) => {
		const { found } = await search("canuse", reference);
		return found !== null && !isMarkedOver(found);
	};
	const name = historySearchReference(card);
	let used = await search("Used", name);
	if (isFinal && name !== "" && !used.found) {
		if (await isListedAsUsable(name)) return false;
		used = await search("Used", "");
	}
	if (used.found) return wasUsed(used.found, at);
	if (used.isWhole) return false;
	if (isFinal && (await isListedAsUsable(""))) return false;
	throw new Error(
		"The coupon may be an item of the history that was not read.",
	);
}

/** The result according to the history, whatever the reply was; `fallback` where the history cannot be read. `isFinal`: whether "not used" must be proved. */
async function lookUpUse(
	client: QueryClient,
	use: PendingUse,
	{
		message,
		fallback,
		isFinal,
	}: { message: DialogText; fallback: UseOutcome; isFinal: boolean },
): Promise<UseOutcome> {
	try {
		if (!(await isUsedInHistory(use, isFinal)))
			return { state: "refused", message };
		invalidate(client, ["history"]);
		return { state: "used" };
	} catch {
		return fallback;
	}
}

const lastSentAt = ({ sentAt, at }: PendingUse) => sentAt ?? at;

/** Whether the request of a lost use may still take effect. */
const mayTakeEffect = (use: PendingUse) =>
	!isRefusedForGood(lastSentAt(use), serverNow());

/** Looks up a lost use; "not used" is said only by a lookup that began when its request could no longer take effect. */
async function lookUpLostUse(
	client: QueryClient,
	use: PendingUse,
	lookUpLater: LookUpLater,
): Promise<UseOutcome> {
	const unknown = { state: "unknown" } as const;
	const isOpen = mayTakeEffect(use);
	const outcome = await lookUpUse(client, use, {
		message: noMessage,
		fallback: unknown,
		isFinal: !isOpen,
	});
	// Checked again, since the lookup's reply may have corrected the clock.
	const isEarly = isOpen || mayTakeEffect(use);
	if (outcome.state === "used" || !isEarly) return outcome;
	lookUpLater(Math.max(windowEnd(lastSentAt(use)) - serverNow(), 0) + 1000);
	return unknown;
}

/** Queues a use whose reply is lost, or may be; it is never sent again. */
async function queueLostUse(use: PendingUse): Promise<PendingUse> {
	const lost = { ...use, lost: true, sentAt: serverNow() };
	await queueUse(lost);
	return lost;
}

/** Sends a use; null where it waits for a session. `isEarlier`: an earlier start may have sent it. */
async function sendUse(
	client: QueryClient,
	use: PendingUse,
	lookUpLater: LookUpLater,
	isEarlier: boolean,
): Promise<UseOutcome | null> {
	try {
		await client
			.getMutationCache()
			.build(client, privilegeMutations.markUsed())
			.execute(use);
		return { state: "used" };
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || mayHaveTakenEffect(failure))
			return lookUpLostUse(client, await queueLostUse(use), lookUpLater);
		if (failure.status === sessionEnded) {
			// Loading the screen's data again shows that the session has ended.
			void client.refetchQueries({ type: "active" });
			return null;
		}
		const message = saveErrorText(failure);
		// The host may have accepted an earlier request.
		const outcome = await lookUpUse(client, use, {
			message,
			fallback: { state: isEarlier ? "unknown" : "refused", message },
			isFinal: true,
		});
		return outcome.state === "unknown"
			? lookUpLostUse(client, await queueLostUse(use), lookUpLater)
			: outcome;
	}
}

/** Sends a use, or looks up one that was sent; null where it waits for a session. What fails now is never sent later automatically. `isEarlier`: an earlier start may have sent it. */
export async function sendOrLookUp(
	client: QueryClient,
	use: PendingUse,
	lookUpLater: LookUpLater,
	isEarlier: boolean,
): Promise<UseOutcome | null> {
	if (use.lost) return lookUpLostUse(client, use, lookUpLater);
	if (isOnline()) return sendUse(client, use, lookUpLater, isEarlier);
	if (!isEarlier) return { state: "refused", message: noMessage };
	// An earlier start may have sent it: only look it up.
	await queueLostUse(use);
	return { state: "unknown" };
}
