// Blocks updates during a claim, a shown code or an unsaved form, in every tab (O08).
import { useEffect } from "react";
import { isLockTaken } from "../browser/locks";

const lockName = "busy";
let lockCount = 0;
/** How many of the locks withUpdateLock holds. */
let workCount = 0;
let releaseLock: () => void = () => undefined;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

const notifyHere = () => {
	for (const listener of listeners) listener();
};

/** Null where the browser has no channels, or refuses them with the site's data. */
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

/** Takes one shared lock for this tab: the browser releases it when the tab ends or crashes. */
function acquire() {
	// Missing outside secure contexts, which have no worker either.
	const locks: LockManager | undefined = navigator.locks;
	const done = new Promise<void>((resolve) => {
		releaseLock = resolve;
	});
	void locks
		?.request(lockName, { mode: "shared" }, () => {
			notify();
			return done;
		})
		// Where the browser refuses it, only this tab knows of the lock.
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

/** Locks updates until the work is done; meanwhile it is in flight. */
export function withUpdateLock<Result>(work: () => Promise<Result>) {
	const release = lockUpdates();
	workCount++;
	return work().finally(() => {
		workCount--;
		release();
	});
}

/** Whether this tab has a pressed claim, a use confirmed in it, the start of a countdown or a sign-in on its way. Other changes, such as a favourite, do not count, nor does what is only shown or typed. */
export const isWorkInFlight = (): boolean => workCount > 0;

/** Whether this tab locks updates. */
export const isUpdateLockedHere = (): boolean => lockCount > 0;

/** Whether this tab or another one locks updates. */
export const isUpdateLocked = async (): Promise<boolean> =>
	isUpdateLockedHere() || (await isLockTaken(lockName));

/** Calls back when any tab locks or unlocks updates. Returns a stop function. */
export function onUpdateLockChange(changed: () => void): () => void {
	listeners.add(changed);
	notify();
	return () => void listeners.delete(changed);
}
