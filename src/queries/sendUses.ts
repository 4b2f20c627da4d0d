// A confirmed use from its confirmation to the server: kept first, sent when it can no longer be undone, sent later where the network was lost.
import type { QueryClient } from "@tanstack/react-query";
import { usedCodeDescription } from "../contract/claimed";
import type { LocalizedMessage } from "../contract/envelope";
import { historyRedeem } from "../contract/history";
import { mayBeUndone, undoFor, undoUntil } from "../domain/undo";
import type { ApiFailure } from "../platform/apiFailure";
import { serverNow } from "../platform/clock";
import { call } from "../platform/http";
import { mayBeTakenLater } from "../platform/laterTry";
import { withLock } from "../platform/locks";
import { onNetworkChange } from "../platform/online";
import { noteOver } from "../platform/saveCode";
import {
	assertSignedIn,
	currentSession,
	sessionAtom,
} from "../platform/session";
import { store } from "../platform/store";
import {
	dropUse,
	keepUse,
	showAgain,
	undoableAtom,
	type WaitingUse,
	waitingUses,
} from "../platform/waitingUses";
import { historyKeys } from "./historyKeys";
import { privilegeMutations } from "./privilege";

export type UseOutcome =
	| { state: "used" }
	/** No network, or a server that is busy: it is sent by itself later. */
	| { state: "waiting" }
	/** The server will not take it: the code is as it was. */
	| { state: "refused"; message: LocalizedMessage };

/** From its confirmation on nothing on this phone offers the coupon, unless that is undone or refused. */
async function offer(client: QueryClient, use: WaitingUse, offered: boolean) {
	if (offered) showAgain(use);
	const over = offered ? undefined : "used";
	if (await noteOver(use.sub, use.transaction_id, over))
		void client.invalidateQueries({ queryKey: historyKeys.saved });
}

/** Whether the history says that it is used, and not merely over: a word that came through without its reply may be refused when it comes again. */
async function isUsedThere({ transaction_id, card }: WaitingUse) {
	const { items } = await call(historyRedeem, {
		PageNumber: 1,
		ItemsPerPage: 25,
		UsePrivilege: "Used",
		RewardAltRef: card.privilege_ref,
	});
	return items.some(
		(item) =>
			item.ext_transaction_id === transaction_id &&
			item.is_used_code_desc === usedCodeDescription.used,
	);
}

/** Tells the server of a use. Throws what the history cannot tell of. */
async function markUsed(client: QueryClient, use: WaitingUse) {
	try {
		await client
			.getMutationCache()
			.build(client, privilegeMutations.markUsed())
			.execute(use.transaction_id);
	} catch (failure) {
		if (mayBeTakenLater(failure) || !(await isUsedThere(use))) throw failure;
		void client.invalidateQueries({ queryKey: ["history"] });
	}
}

/** Sends one use that waits; null where another tab has sent it or it was undone. Saying it twice changes nothing at the server. */
function send(
	client: QueryClient,
	use: WaitingUse,
): Promise<UseOutcome | null> {
	return withLock(`use/${use.sub}/${use.transaction_id}`, async () => {
		const waiting = await waitingUses(use.sub);
		if (!waiting.some((it) => it.transaction_id === use.transaction_id))
			return null;
		try {
			assertSignedIn(use.sub);
			await markUsed(client, use);
		} catch (failure) {
			if (mayBeTakenLater(failure)) return { state: "waiting" };
			await dropUse(use);
			await offer(client, use, true);
			void client.invalidateQueries({ queryKey: ["history"] });
			const { message } = failure as ApiFailure;
			return { state: "refused", message };
		}
		await dropUse(use);
		return { state: "used" };
	});
}

/** Confirms a use of the code that ends at `endsAt` (ms, null: never): it is written down, and can be undone for a moment. One before it is sent at once. */
export async function confirmUse(
	client: QueryClient,
	use: WaitingUse,
	endsAt: number | null,
): Promise<void> {
	settleUse(client);
	await keepUse(use);
	await offer(client, use, false);
	store.set(undoableAtom, { use, until: undoUntil(use.at, endsAt) });
}

/** Takes the last confirmed use back; whether it was still time. */
export async function undoUse(client: QueryClient): Promise<boolean> {
	const undoable = store.get(undoableAtom);
	if (!undoable) return false;
	store.set(undoableAtom, null);
	await dropUse(undoable.use);
	await offer(client, undoable.use, true);
	return true;
}

type Tell = (use: WaitingUse, outcome: UseOutcome) => void;
let tell: Tell = () => {};

/** Sends the use that could still be undone: its time is over, or the person leaves. */
export function settleUse(client: QueryClient): void {
	const undoable = store.get(undoableAtom);
	if (!undoable) return;
	store.set(undoableAtom, null);
	void send(client, undoable.use).then((outcome) => {
		if (outcome) tell(undoable.use, outcome);
	});
}

/** Sends all that waits for the customer who is signed in, except what can still be undone, here or in another tab. */
async function sendWaiting(client: QueryClient): Promise<void> {
	const sub = currentSession()?.sub;
	if (!sub) return;
	for (const use of await waitingUses(sub)) {
		const own = store.get(undoableAtom)?.use.transaction_id;
		if (own === use.transaction_id) continue;
		// The app may have been killed right after it was written down.
		await offer(client, use, false);
		const now = serverNow();
		if (mayBeUndone(use.at, now)) {
			setTimeout(() => void sendWaiting(client), use.at + undoFor - now);
			continue;
		}
		const outcome = await send(client, use);
		// What has been waiting is told only where it fails for good.
		if (outcome?.state === "refused") tell(use, outcome);
		if (outcome?.state === "waiting") return;
	}
}

/** Sends what an earlier start left, now and whenever the network or the person comes back, or signs in, and tells what became of it. Returns the way to stop. */
export function startWaitingUses(client: QueryClient, told: Tell): () => void {
	tell = told;
	const go = () => void sendWaiting(client);
	const stopNetwork = onNetworkChange((online) => {
		if (online) go();
	});
	const stopSession = store.sub(sessionAtom, go);
	const seen = () => {
		if (document.visibilityState === "visible") go();
		else settleUse(client);
	};
	const leaving = () => settleUse(client);
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
