// A confirmed use from its confirmation to the server: kept first, sent when it can no longer be undone, looked up where its reply was lost; offline it fails and says so.
import type { QueryClient } from "@tanstack/react-query";
import { usedCodeDescription } from "../contract/claimed";
import type { LocalizedMessage } from "../contract/envelope";
import { historyRedeem } from "../contract/history";
import { mayBeUndone, undoFor, undoUntil } from "../domain/claim/undoWindow";
import { withLock } from "../platform/browser/locks";
import { isOnline, onNetworkChange } from "../platform/browser/online";
import { ApiFailure, isReplyLost } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { call } from "../platform/http/http";
import {
	dequeueUse,
	type PendingUse,
	pendingUses,
	queueUse,
	unmarkUsed,
} from "../platform/outbox/couponUseQueue";
import { undoableAtom } from "../platform/outbox/undoableUse";
import { withUpdateLock } from "../platform/pwa/updateLock";
import { store } from "../platform/query/store";
import { currentSession, sessionAtom } from "../platform/session/session";
import { markCodeOver } from "../platform/storage/saveCode";
import { historyKeys } from "../queries/historyKeys";
import { privilegeMutations } from "../queries/privilege";

export type UseOutcome =
	| { state: "used" }
	/** Its reply was lost, and the history cannot be read now: it is looked up later, and not sent again. */
	| { state: "unknown" }
	/** The server did not take it, or nothing left the phone: the code is as it was. */
	| { state: "refused"; message: LocalizedMessage };

/** Without a session nothing is taken; a use that was confirmed goes with the next one. */
const sessionEnded = 403;
const noWords: LocalizedMessage = { th: "", en: "" };

/** From its confirmation on nothing on this phone offers the coupon, unless that is undone or fails. */
async function offer(client: QueryClient, use: PendingUse, offered: boolean) {
	if (offered) unmarkUsed(use);
	const over = offered ? undefined : "used";
	if (await markCodeOver(use.sub, use.transaction_id, over))
		void client.invalidateQueries({ queryKey: historyKeys.saved });
}

/** What the history says of a use: among the used ones it was taken, however it was answered; `otherwise` where it cannot be read. */
async function lookUp(
	client: QueryClient,
	{ sub, transaction_id, card }: PendingUse,
	message: LocalizedMessage,
	otherwise: UseOutcome,
): Promise<UseOutcome> {
	try {
		const request = {
			PageNumber: 1,
			ItemsPerPage: 25,
			UsePrivilege: "Used",
			RewardAltRef: card.privilege_ref,
		} as const;
		const { items } = await call(historyRedeem, request, { sub });
		const isUsed = items.some(
			(item) =>
				item.ext_transaction_id === transaction_id &&
				item.is_used_code_desc === usedCodeDescription.used,
		);
		if (!isUsed) return { state: "refused", message };
		void client.invalidateQueries({ queryKey: ["history"] });
		return { state: "used" };
	} catch {
		return otherwise;
	}
}

/** What became of one whose reply was lost: reading alone tells. */
const lookUpLost = (client: QueryClient, use: PendingUse) =>
	lookUp(client, use, noWords, { state: "unknown" });

/** Tells the server; null where that has to wait for a session. */
async function send(
	client: QueryClient,
	use: PendingUse,
): Promise<UseOutcome | null> {
	try {
		await client
			.getMutationCache()
			.build(client, privilegeMutations.markUsed())
			.execute(use);
		return { state: "used" };
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || isReplyLost(failure)) {
			await queueUse({ ...use, lost: true });
			return lookUpLost(client, use);
		}
		const { status, message } = failure;
		if (status === sessionEnded) return null;
		// A host may refuse what it has taken already.
		return lookUp(client, use, message, { state: "refused", message });
	}
}

/** Sends a use, or looks it up where it has been sent; null where that has to wait for a session. What cannot be sent now is never sent later by itself. */
async function outcomeOf(
	client: QueryClient,
	use: PendingUse,
	isLeft: boolean,
): Promise<UseOutcome | null> {
	if (use.lost) return lookUpLost(client, use);
	if (isOnline()) return send(client, use);
	if (!isLeft) return { state: "refused", message: noWords };
	// The start that left it may have sent it: with the network one only looks.
	await queueUse({ ...use, lost: true });
	return { state: "unknown" };
}

/** Ends one use, which an earlier start may have left; null where another tab has ended it, it was undone, or its session is over. */
function end(
	client: QueryClient,
	{ sub, transaction_id }: PendingUse,
	isLeft: boolean,
): Promise<UseOutcome | null> {
	return withLock(`use/${sub}/${transaction_id}`, async () => {
		const waiting = await pendingUses(sub);
		const use = waiting.find((it) => it.transaction_id === transaction_id);
		if (!use || currentSession()?.sub !== sub) return null;
		const outcome = await outcomeOf(client, use, isLeft);
		if (outcome === null || outcome.state === "unknown") return outcome;
		await dequeueUse(use);
		if (outcome.state === "used") return outcome;
		await offer(client, use, true);
		void client.invalidateQueries({ queryKey: ["history"] });
		return outcome;
	});
}

/**
 * Confirms a use of the code that ends at `endsAt` (ms, null: never): it is
 * written down, and can be undone for a moment. One before it is sent at once.
 * False without a network: then nothing is kept, and nothing will be sent.
 */
export async function confirmUse(
	client: QueryClient,
	use: PendingUse,
	endsAt: number | null,
): Promise<boolean> {
	if (!isOnline()) return false;
	sendUndoableUse(client);
	await queueUse(use);
	await offer(client, use, false);
	store.set(undoableAtom, { use, until: undoUntil(use.at, endsAt) });
	return true;
}

/** Takes the last confirmed use back; whether it was still time. */
export async function undoUse(client: QueryClient): Promise<boolean> {
	const undoable = store.get(undoableAtom);
	if (!undoable) return false;
	store.set(undoableAtom, null);
	await dequeueUse(undoable.use);
	await offer(client, undoable.use, true);
	return true;
}

type Tell = (use: PendingUse, outcome: UseOutcome) => void;
let tell: Tell = () => {};

/** Sends the use that could still be undone: its time is over, or the person leaves. */
export function sendUndoableUse(client: QueryClient): void {
	const undoable = store.get(undoableAtom);
	if (!undoable) return;
	// Busy until its outcome has been told: nothing opens in between.
	void withUpdateLock(async () => {
		store.set(undoableAtom, null);
		const outcome = await end(client, undoable.use, false);
		if (outcome) tell(undoable.use, outcome);
	});
}

/** Ends all that an earlier start left of the customer who is signed in, except what can still be undone, here or in another tab. */
async function endLeft(client: QueryClient): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return;
	for (const use of await pendingUses(sub)) {
		const own = store.get(undoableAtom)?.use.transaction_id;
		if (own === use.transaction_id) continue;
		// The app may have been killed right after it was written down.
		await offer(client, use, false);
		const now = serverNow();
		if (!use.lost && mayBeUndone(use.at, now)) {
			setTimeout(() => void endLeft(client), use.at + undoFor - now);
			continue;
		}
		const outcome = await end(client, use, true);
		// What was left is told only where the code is to be used again.
		if (outcome?.state === "refused") tell(use, outcome);
	}
}

/** Ends what an earlier start left, now and whenever the network or the person comes back, or signs in, and tells what became of it. Returns the way to stop. */
export function startUseResend(client: QueryClient, told: Tell): () => void {
	tell = told;
	const go = () => void endLeft(client);
	const stopNetwork = onNetworkChange((online) => {
		if (online) go();
	});
	const stopSession = store.sub(sessionAtom, go);
	const seen = () => {
		if (document.visibilityState === "visible") go();
		else sendUndoableUse(client);
	};
	const leaving = () => sendUndoableUse(client);
	document.addEventListener("visibilitychange", seen);
	addEventListener("pagehide", leaving);
	go();
	return () => {
		stopNetwork();
		stopSession();
		document.removeEventListener("visibilitychange", seen);
		removeEventListener("pagehide", leaving);
	};
}
