// Blocks updates during a claim, a shown code or an unsaved form, in every tab (O08).
import { useEffect } from "react";
import { isLockTaken } from "../browser/locks";

const lockName = "busy";
let lockCount = 0;
/** How many of these locks withUpdateLock holds. */
let workCount = 0;
let releaseLock: () => void = () => undefined;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

const notifyHere = () => {
	for (const listener of listeners) listener();
};

/** Opens the channel to the other tabs; null if the browser has no channels or blocks them with the site's data. */
function openChannel(): BroadcastChannel | null {
	try {
		const opened = new BroadcastChannel(lockName);
		opened.onmessage = notifyHere;
		return opened;
	} catch {
		return null;
	}
}

function notify() {
	channel ??= openChannel();
	notifyHere();
	channel?.postMessage(null);
}

/** Takes the shared lock for this tab; the browser releases it when the tab ends or crashes. */
function acquire() {
	// navigator.locks is missing outside secure contexts, which have no worker either.
	const locks: LockManager | undefined = navigator.locks;
	const done = new Promise<void>((resolve) => {
		releaseLock = resolve;
	});
	void locks
		?.request(lockName, { mode: "shared" }, () => {
			notify();
			return done;
		})
		// If the browser refuses the lock, only this tab knows of it.
		.then(notify, () => undefined);
	notify();
}

/** Blocks updates in every tab until the returned function is called. */
export function lockUpdates(): () => void {
	if (lockCount++ === 0) acquire();
	let ended = false;
	return () => {
		if (ended) return;
		ended = true;
		if (--lockCount > 0) return;
		releaseLock();
		notify();
	};
}

export function useUpdateLock(isLocked = true): void {
	useEffect(() => (isLocked ? lockUpdates() : undefined), [isLocked]);
}

/** Locks updates until the work has ended; isWorkInFlight is true meanwhile. */
export function withUpdateLock<Result>(work: () => Promise<Result>) {
	const release = lockUpdates();
	workCount++;
	return work().finally(() => {
		workCount--;
		release();
	});
}

/** Whether this tab is processing a claim, a use confirmed in it, the start of a countdown or a sign-in; other changes, such as a favourite, and what is only shown or typed do not count. */
export const isWorkInFlight = (): boolean => workCount > 0;

export const isUpdateLockedHere = (): boolean => lockCount > 0;

/** Whether this tab or another one locks updates. */
export const isUpdateLocked = async (): Promise<boolean> =>
	isUpdateLockedHere() || (await isLockTaken(lockName));

/** Calls back now and when any tab locks or unlocks updates. Returns a stop function. */
export function onUpdateLockChange(changed: () => void): () => void {
	listeners.add(changed);
	notify();
	return () => void listeners.delete(changed);
}
