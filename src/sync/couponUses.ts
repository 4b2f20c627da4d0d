// A confirmed use: queued first, sent once it can no longer be undone, and looked up after a lost reply by couponUseResult (decision 012).
// A queued use can still be undone in its tab, was left by a closed page, or has lost its reply; the last is never sent again.
// A use of another API host waits in the queue for that host.
// It leaves the queue as used, undone or refused; after the latter two the coupon is usable again.
import type { QueryClient } from "@tanstack/react-query";
import {
	canBeUndone,
	undoDeadline,
	undoWindowMs,
} from "../domain/claim/undoWindow";
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
import { serverNow } from "../platform/http/clock";
import { isOtherHost } from "../platform/http/host";
import {
	addUsedIds,
	dequeueUse,
	type PendingUse,
	pendingUses,
	queueUse,
	removeUsedId,
} from "../platform/outbox/couponUseQueue";
import { onRetry } from "../platform/outbox/outbox";
import { undoableUseAtom } from "../platform/outbox/undoableUse";
import { withUpdateLock } from "../platform/pwa/updateLock";
import { currentSession, sessionAtom } from "../platform/session/session";
import { markCodeOver } from "../platform/storage/saveCode";
import { readCode } from "../platform/storage/wallet";
import { historyKeys } from "../queries/historyKeys";
import { invalidate } from "../queries/queryHelpers";
import { sendOrLookUp, type UseOutcome } from "./couponUseResult";
import { showCodeState } from "./showCodeState";

/** The time between two checks of a use that another tab can still undo, in ms. */
const otherTabCheckMs = 1000;

/** Marks the coupon as used everywhere on this phone. */
async function markCodeUsed(client: QueryClient, use: PendingUse) {
	if (await markCodeOver(use.sub, use.transaction_id, "used"))
		void client.invalidateQueries({ queryKey: historyKeys.saved });
}

async function markCodeUsable(client: QueryClient, use: PendingUse) {
	removeUsedId(use);
	await markCodeOver(use.sub, use.transaction_id, undefined);
	// Reloaded in any case, since another tab may have marked it: its code is shown next and must not be called used.
	await client.invalidateQueries({
		queryKey: historyKeys.saved,
		refetchType: "all",
	});
}

let lookupTimer: ReturnType<typeof setTimeout> | undefined;
/** When `lookupTimer` is due, phone time in ms. */
let lookupDueAt = Number.POSITIVE_INFINITY;

/** Schedules a check of all waiting uses in so many ms, unless an earlier one is scheduled. */
function scheduleLookup(client: QueryClient, ms: number): void {
	const at = Date.now() + ms;
	if (at >= lookupDueAt) return;
	lookupDueAt = at;
	clearTimeout(lookupTimer);
	lookupTimer = setTimeout(() => void completeEarlierUses(client), ms);
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

/** Whether the use is neither ended nor undone, here or in another tab. */
export const isUsePending = async (use: PendingUse): Promise<boolean> =>
	(await findPendingUse(use)) !== undefined;

const isSameUse = (one: PendingUse, other: PendingUse) =>
	one.transaction_id === other.transaction_id;

/** Waiting uses that this tab did not confirm: another tab may end or undo them. */
let earlierUses: PendingUse[] = [];

/** Transaction ids of the uses that this tab has ended as used. */
const endedIds = new Set<string>();

export const isEndedAsUsed = ({ transaction_id }: PendingUse) =>
	endedIds.has(transaction_id);

/** Unmarks a use that another tab has ended or undone: the server's lists say whether it is used. */
function followOtherTab(client: QueryClient, use: PendingUse): void {
	if (!isEndedAsUsed(use)) removeUsedId(use);
	invalidate(client, ["history"]);
}

/** Ends one use; `isEarlier`: it was left by an earlier start. Null where another tab ended it, it was undone, its session is over, or it waits for its host. */
function completeUse(
	client: QueryClient,
	given: PendingUse,
	{ isEarlier = false } = {},
): Promise<UseOutcome | null> {
	return withLock(lockOfUse(given), async () => {
		const use = await findPendingUse(given);
		if (!use) followOtherTab(client, given);
		if (!use || currentSession()?.sub !== use.sub) return null;
		if (isOtherHost(use.host)) return null;
		const lookUpLater = (ms: number) => scheduleLookup(client, ms);
		const outcome = await sendOrLookUp(client, use, lookUpLater, isEarlier);
		if (outcome === null || outcome.state === "unknown") return outcome;
		if (outcome.state === "used") endedIds.add(use.transaction_id);
		await dequeueUse(use);
		if (outcome.state === "used") {
			showCodeState(client, use.transaction_id, "used");
			return outcome;
		}
		await markCodeUsable(client, use);
		invalidate(client, ["history"]);
		return outcome;
	});
}

/** Queues a use of the code that ends at `endsAt` (ms, null: never) and allows an undo; an earlier use that could be undone is sent at once. Returns false offline and at another host than the coupon's, where nothing is queued. */
export async function confirmUse(
	client: QueryClient,
	use: PendingUse,
	endsAt: number | null,
): Promise<boolean> {
	if (!isOnline() || isOtherHost(use.host)) return false;
	sendUndoableUse(client);
	await queueUse(use);
	await markCodeUsed(client, use);
	// The time for the undo starts here and not at the press, so that a slow storage does not shorten it.
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
			await markCodeUsable(client, use);
			return "undone";
		}
		const code = await readCode(sub, transaction_id);
		if (!code || code.over) return "used";
		// The use was refused, so the coupon is usable as after an undo.
		await markCodeUsable(client, undoable.use);
		invalidate(client, ["history"]);
		return "undone";
	});
}

type ResultHandler = (use: PendingUse, outcome: UseOutcome) => void;
let reportResult: ResultHandler = () => {};

/** Sends the use that could still be undone, when its time is over or the person leaves. */
export function sendUndoableUse(client: QueryClient): void {
	const undoable = atomStore.get(undoableUseAtom);
	if (!undoable) return;
	// An update before the result is known would lose it.
	void withUpdateLock(async () => {
		atomStore.set(undoableUseAtom, null);
		const outcome = await completeUse(client, undoable.use);
		if (outcome) reportResult(undoable.use, outcome);
	});
}

/** Marks a waiting use's coupon as used: the app may have been killed right after the use was queued. False where it was ended or undone since. */
const markPendingUsed = (client: QueryClient, use: PendingUse) =>
	withLock(lockOfUse(use), async () => {
		if (!(await findPendingUse(use))) return false;
		await markCodeUsed(client, use);
		return true;
	});

/** Whether another tab may still undo the use: its time is not over, or a tab holds the lock of its undo. */
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
	lookupDueAt = Number.POSITIVE_INFINITY;
	const sub = currentSession()?.sub;
	if (!sub) return;
	const isOwn = (use: PendingUse) =>
		atomStore.get(undoableUseAtom)?.use.transaction_id === use.transaction_id;
	const pending = await pendingUses(sub);
	for (const use of earlierUses)
		if (!pending.some((it) => isSameUse(it, use))) followOtherTab(client, use);
	earlierUses = pending.filter((use) => !isOwn(use));
	addUsedIds(earlierUses);
	for (const use of earlierUses) {
		if (isOwn(use)) continue;
		if (!(await markPendingUsed(client, use))) {
			followOtherTab(client, use);
			continue;
		}
		if (await isLeftToOtherTab(use)) {
			const remainingMs = use.at + undoWindowMs - serverNow();
			scheduleLookup(client, Math.max(remainingMs, otherTabCheckMs));
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
