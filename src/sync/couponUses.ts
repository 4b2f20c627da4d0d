// A confirmed use: queued first, sent when it can no longer be undone, looked up after a lost reply (decision 012).
// While it is queued, it is in one of these states:
// - undoable here: in undoableUseAtom, with the lock of its undo; sent when its time is over or the person leaves.
// - undoable elsewhere: another tab has that lock, or it was confirmed within the last 8 s; that tab sends it, this one looks again.
// - left over: its page was closed before it was sent; sent on the next start, retry or sign-in, and without a network marked as lost.
// - lost: its request may have been sent, and no reply came; looked up until that can no longer take effect, never sent again.
// A use of another API host waits in the queue for that host.
// It leaves the queue as used, or as undone or refused: then the coupon is usable again.
import type { QueryClient } from "@tanstack/react-query";
import { noMessage } from "../contract/envelope";
import { isIncomplete } from "../contract/fields";
import type { DialogText } from "../domain/app/confirmation";
import { saveErrorText } from "../domain/app/failureText";
import { isRefusedForGood, windowEnd } from "../domain/claim/claimWindow";
import {
	canBeUndone,
	undoDeadline,
	undoWindowMs,
} from "../domain/claim/undoWindow";
import { wasUsed } from "../domain/code/cardStatus";
import { historySearchReference } from "../domain/code/codeCardOf";
import { readyCodes } from "../domain/code/readyCodes";
import { atomStore } from "../platform/atomStore";
import {
	combineStops,
	listen,
	onVisibility,
	until,
} from "../platform/browser/listen";
import { isLockTaken, withLock } from "../platform/browser/locks";
import { isOnline } from "../platform/browser/online";
import { ApiFailure, mayHaveTakenEffect } from "../platform/http/apiFailure";
import { serverNow } from "../platform/http/clock";
import { isOtherHost } from "../platform/http/host";
import {
	dequeueUse,
	markUsed,
	type PendingUse,
	pendingUses,
	queueUse,
	unmarkUsed,
} from "../platform/outbox/couponUseQueue";
import { onRetry } from "../platform/outbox/outbox";
import { undoableUseAtom } from "../platform/outbox/undoableUse";
import { withUpdateLock } from "../platform/pwa/updateLock";
import { currentSession, sessionAtom } from "../platform/session/session";
import { markCodeOver } from "../platform/storage/saveCode";
import { readCode } from "../platform/storage/wallet";
import { historyKeys } from "../queries/historyKeys";
import { privilegeMutations } from "../queries/privilege";
import { historyPages } from "./historyPages";
import { showCodeState } from "./showCodeState";

export type UseOutcome =
	| { state: "used" }
	/** The reply was lost and the history is unreadable, or the request may still take effect: looked up later, never resent. */
	| { state: "unknown" }
	/** Refused or not sent: the code is unchanged. `message`: why the host refused it, else empty. */
	| { state: "refused"; message: DialogText };

/** How often a use that another tab holds for its undo is looked at, in ms. */
const otherTabCheckMs = 1000;
/** A use without a session waits for the next one. */
const sessionEnded = 403;

/** Marks the coupon as used everywhere on this phone. */
async function setUsed(client: QueryClient, use: PendingUse) {
	if (await markCodeOver(use.sub, use.transaction_id, "used"))
		void client.invalidateQueries({ queryKey: historyKeys.saved });
}

async function setUsable(client: QueryClient, use: PendingUse) {
	unmarkUsed(use);
	await markCodeOver(use.sub, use.transaction_id, undefined);
	// Also where another tab has marked it, which this one has not read yet; its code is shown next, and must not be called used.
	await client.invalidateQueries({
		queryKey: historyKeys.saved,
		refetchType: "all",
	});
}

/** Whether the history has the coupon as used; it may be on any page, since they are ordered by claim. Throws where it may be an unreadable item, and at another host than the coupon's. */
async function isUsedInHistory(use: PendingUse) {
	const { sub, transaction_id, card, at, host } = use;
	if (isOtherHost(host)) throw new ApiFailure({ reason: "network" });
	const reference = historySearchReference(card);
	let isWhole = true;
	for await (const { items } of historyPages(sub, "Used", reference)) {
		const found = items.find((it) => it.ext_transaction_id === transaction_id);
		if (found) return wasUsed(found, at);
		isWhole &&= !isIncomplete(items);
	}
	if (!isWhole) throw new Error("An item of the history is unreadable.");
	return false;
}

/** The result by the history, whatever was replied; `fallback` where it cannot be read. */
async function lookUpUse(
	client: QueryClient,
	use: PendingUse,
	message: DialogText,
	fallback: UseOutcome,
): Promise<UseOutcome> {
	try {
		if (!(await isUsedInHistory(use))) return { state: "refused", message };
		void client.invalidateQueries({ queryKey: ["history"] });
		return { state: "used" };
	} catch {
		return fallback;
	}
}

const sentBy = ({ sentAt, at }: PendingUse) => sentAt ?? at;

/** Whether the request of a lost use may still take effect. */
const mayTakeEffect = (use: PendingUse) =>
	!isRefusedForGood(sentBy(use), serverNow());

let nextLook: ReturnType<typeof setTimeout> | undefined;
/** When `nextLook` is due, phone time in ms. */
let nextLookAt = Number.POSITIVE_INFINITY;

/** Looks at all waiting uses in so many ms, unless that happens earlier. */
function lookAgain(client: QueryClient, ms: number): void {
	const at = Date.now() + ms;
	if (at >= nextLookAt) return;
	nextLookAt = at;
	clearTimeout(nextLook);
	nextLook = setTimeout(() => void completeEarlierUses(client), ms);
}

/** Looks up a lost use; "not used" is said only by a lookup that began when its request could no longer take effect. */
async function lookUpLostUse(
	client: QueryClient,
	use: PendingUse,
): Promise<UseOutcome> {
	const unknown = { state: "unknown" } as const;
	const mayHave = mayTakeEffect(use);
	const outcome = await lookUpUse(client, use, noMessage, unknown);
	// Asked again, since the lookup's reply may have corrected the clock.
	const isEarly = mayHave || mayTakeEffect(use);
	if (outcome.state === "used" || !isEarly) return outcome;
	lookAgain(client, Math.max(windowEnd(sentBy(use)) - serverNow(), 0) + 1000);
	return unknown;
}

/** Queues a use whose reply is lost, or may be; it is never sent again. */
async function queueLostUse(use: PendingUse): Promise<PendingUse> {
	const lost = { ...use, lost: true, sentAt: serverNow() };
	await queueUse(lost);
	return lost;
}

/** Sends a use; null where it waits for a session. */
async function sendUse(
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
		if (!(failure instanceof ApiFailure) || mayHaveTakenEffect(failure))
			return lookUpLostUse(client, await queueLostUse(use));
		if (failure.status === sessionEnded) {
			// The loads of the screen show that the session has ended.
			void client.refetchQueries({ type: "active" });
			return null;
		}
		const message = saveErrorText(failure);
		// The host may have taken it before.
		return lookUpUse(client, use, message, { state: "refused", message });
	}
}

/** Sends a use, or looks up one that was sent; null where it waits for a session. What fails now is never sent later automatically. */
async function sendOrLookUp(
	client: QueryClient,
	use: PendingUse,
	{ isEarlier = false } = {},
): Promise<UseOutcome | null> {
	if (use.lost) return lookUpLostUse(client, use);
	if (isOnline()) return sendUse(client, use);
	if (!isEarlier) return { state: "refused", message: noMessage };
	// An earlier start may have sent it: only look it up.
	await queueLostUse(use);
	return { state: "unknown" };
}

/** The lock under which one tab at a time sends, ends or undoes a use. */
const lockOfUse = ({ sub, transaction_id }: PendingUse) =>
	`use/${sub}/${transaction_id}`;

/** The lock that a tab holds while it can undo a use. */
const lockOfUndo = (use: PendingUse) => `undo/${lockOfUse(use)}`;

/** Resolves when this tab can no longer undo the use. */
const undoOver = (use: PendingUse) =>
	until(
		() => atomStore.get(undoableUseAtom)?.use !== use,
		(changed) => atomStore.sub(undoableUseAtom, changed),
	);

/** The use as it is queued now; undefined where it was ended or undone. */
const findPendingUse = async ({ sub, transaction_id }: PendingUse) =>
	(await pendingUses(sub)).find((it) => it.transaction_id === transaction_id);

/** Whether it is neither ended nor undone, here or in another tab. */
export const isUsePending = async (use: PendingUse): Promise<boolean> =>
	(await findPendingUse(use)) !== undefined;

const isSameUse = (one: PendingUse, other: PendingUse) =>
	one.transaction_id === other.transaction_id;

/** Waiting uses that this tab did not confirm: another tab may end or undo them. */
let earlierUses: PendingUse[] = [];
const forgetUse = (use: PendingUse) => {
	earlierUses = earlierUses.filter((it) => !isSameUse(it, use));
};

/** Transaction ids of the uses that this tab has ended as used. */
const endedIds = new Set<string>();

export const isEndedAsUsed = ({ transaction_id }: PendingUse) =>
	endedIds.has(transaction_id);

/** Unmarks a use that another tab has ended or undone: the server's lists say whether it is used. */
function followOtherTab(client: QueryClient, use: PendingUse): void {
	forgetUse(use);
	if (!isEndedAsUsed(use)) unmarkUsed(use);
	void client.invalidateQueries({ queryKey: ["history"] });
}

/** Ends one use; `isEarlier`: it was left by an earlier start. Null where another tab ended it, it was undone, its session is over, or it waits for its host. */
function completeUse(
	client: QueryClient,
	given: PendingUse,
	options?: { isEarlier: boolean },
): Promise<UseOutcome | null> {
	return withLock(lockOfUse(given), async () => {
		const use = await findPendingUse(given);
		if (!use) followOtherTab(client, given);
		if (!use || currentSession()?.sub !== use.sub) return null;
		if (isOtherHost(use.host)) return null;
		const outcome = await sendOrLookUp(client, use, options);
		if (outcome === null || outcome.state === "unknown") return outcome;
		if (outcome.state === "used") endedIds.add(use.transaction_id);
		await dequeueUse(use);
		forgetUse(use);
		if (outcome.state === "used") {
			showCodeState(client, use.transaction_id, "used");
			return outcome;
		}
		await setUsable(client, use);
		void client.invalidateQueries({ queryKey: ["history"] });
		return outcome;
	});
}

/** Queues a use of the code that ends at `endsAt` (ms, null: never) and allows an undo; one before it is sent at once. False offline, and at another host than the coupon's: nothing is kept. */
export async function confirmUse(
	client: QueryClient,
	use: PendingUse,
	endsAt: number | null,
): Promise<boolean> {
	if (!isOnline() || isOtherHost(use.host)) return false;
	sendUndoableUse(client);
	await queueUse(use);
	await setUsed(client, use);
	// Not from the press on: a slow storage must not shorten the undo.
	const until = undoDeadline(serverNow(), endsAt);
	atomStore.set(undoableUseAtom, { use, until, endsAt });
	void withLock(lockOfUndo(use), () => undoOver(use)).catch(() => undefined);
	return true;
}

/** Undoes the use. Returns its result instead where another tab, whose clock may be ahead, has sent it; null where there is none to undo. */
export async function undoUse(
	client: QueryClient,
): Promise<"undone" | "used" | "unknown" | null> {
	const undoable = atomStore.get(undoableUseAtom);
	if (!undoable) return null;
	atomStore.set(undoableUseAtom, null);
	const { sub, transaction_id } = undoable.use;
	return withLock(lockOfUse(undoable.use), async () => {
		const use = await findPendingUse(undoable.use);
		if (use?.lost) return "unknown";
		if (use) {
			await dequeueUse(use);
			await setUsable(client, use);
			return "undone";
		}
		const code = await readCode(sub, transaction_id);
		if (!code || code.over) return "used";
		// It was refused: the coupon is usable as after an undo.
		await setUsable(client, undoable.use);
		void client.invalidateQueries({ queryKey: ["history"] });
		return "undone";
	});
}

type ResultHandler = (use: PendingUse, outcome: UseOutcome) => void;
let reportResult: ResultHandler = () => {};

/** Sends the use that could still be undone: its time is over, or the person leaves. */
export function sendUndoableUse(client: QueryClient): void {
	const undoable = atomStore.get(undoableUseAtom);
	if (!undoable) return;
	// Locked until the result is known: an update would lose it.
	void withUpdateLock(async () => {
		atomStore.set(undoableUseAtom, null);
		const outcome = await completeUse(client, undoable.use);
		if (outcome) reportResult(undoable.use, outcome);
	});
}

/** Marks a waiting use's coupon as used: the app may have been killed right after the write. False where it was ended or undone since. */
const markPendingUsed = (client: QueryClient, use: PendingUse) =>
	withLock(lockOfUse(use), async () => {
		if (!(await findPendingUse(use))) return false;
		await setUsed(client, use);
		return true;
	});

/** Whether another tab may still undo it: it holds the undo, or cannot say so. */
const isLeftToOtherTab = async (use: PendingUse) =>
	!use.lost &&
	(canBeUndone(use.at, serverNow()) || (await isLockTaken(lockOfUndo(use))));

/** Whether the code has not ended by its own times. */
async function isCodeValid({ sub, transaction_id }: PendingUse) {
	const code = await readCode(sub, transaction_id);
	return !code || readyCodes([code], serverNow()).length > 0;
}

/** Ends all uses of an earlier start, except those that can still be undone here or in another tab. */
async function completeEarlierUses(client: QueryClient): Promise<void> {
	nextLookAt = Number.POSITIVE_INFINITY;
	const sub = currentSession()?.sub;
	if (!sub) return;
	const isOwn = (use: PendingUse) =>
		atomStore.get(undoableUseAtom)?.use.transaction_id === use.transaction_id;
	const pending = await pendingUses(sub);
	for (const use of earlierUses)
		if (!pending.some((it) => isSameUse(it, use))) followOtherTab(client, use);
	earlierUses = pending.filter((use) => !isOwn(use));
	markUsed(earlierUses);
	for (const use of earlierUses) {
		if (isOwn(use)) continue;
		if (!(await markPendingUsed(client, use))) {
			followOtherTab(client, use);
			continue;
		}
		if (await isLeftToOtherTab(use)) {
			const left = use.at + undoWindowMs - serverNow();
			lookAgain(client, Math.max(left, otherTabCheckMs));
			continue;
		}
		const outcome = await completeUse(client, use, { isEarlier: true });
		// Only a code that is usable again needs a message.
		if (outcome?.state === "refused" && (await isCodeValid(use)))
			reportResult(use, outcome);
	}
}

/** Ends earlier uses now and on every retry or sign-in, and reports the results. Returns a stop function. */
export function startUseResend(client: QueryClient, onResult: ResultHandler) {
	reportResult = onResult;
	const retry = () => void completeEarlierUses(client);
	const onLeave = () => sendUndoableUse(client);
	return combineStops(
		atomStore.sub(sessionAtom, retry),
		onVisibility("hidden", onLeave),
		listen("pagehide", onLeave),
		onRetry(retry),
	);
}
