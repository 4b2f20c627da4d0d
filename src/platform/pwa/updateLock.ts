// Who must not be disturbed by an update: a claim, a shown code, an unsaved form; every tab knows of every other (O08).
import { useEffect } from "react";

const name = "busy";
/** How many in this tab are busy. */
let held = 0;
let letGo: () => void = () => undefined;

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

const tellHere = () => {
	for (const listener of listeners) listener();
};

/** Tells this tab and the others that someone began or ended. */
function tell() {
	if (typeof BroadcastChannel === "function" && !channel) {
		channel = new BroadcastChannel(name);
		channel.onmessage = tellHere;
	}
	tellHere();
	channel?.postMessage(null);
}

/** The whole tab holds one shared lock: the browser gives it back when the tab ends or crashes. */
function take() {
	// navigator.locks is missing outside secure contexts, where no update can come either.
	const locks: LockManager | undefined = navigator.locks;
	const done = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	void locks
		?.request(name, { mode: "shared" }, () => {
			tell();
			return done;
		})
		.then(tell);
	tell();
}

/** Holds every update back, in every tab, until the returned function is called. */
export function lockUpdates(): () => void {
	if (held++ === 0) take();
	let ended = false;
	return () => {
		if (ended) return;
		ended = true;
		if (--held > 0) return;
		letGo();
		tell();
	};
}

/** Holds updates back while a screen is busy: a form with changes, a code on the screen. */
export function useUpdateLock(busy: boolean): void {
	useEffect(() => (busy ? lockUpdates() : undefined), [busy]);
}

/** Holds updates back until the work has ended, one way or the other. */
export function withUpdateLock<Result>(
	work: () => Promise<Result>,
): Promise<Result> {
	const release = lockUpdates();
	return work().finally(release);
}

export function isUpdateLockedHere(): boolean {
	return held > 0;
}

/** Whether any tab of the app is busy. */
export async function isUpdateLocked(): Promise<boolean> {
	if (isUpdateLockedHere()) return true;
	const locks: LockManager | undefined = navigator.locks;
	const { held: taken = [], pending = [] } = (await locks?.query()) ?? {};
	return [...taken, ...pending].some((lock) => lock.name === name);
}

/** Calls back whenever someone became busy or ended, in any tab. Returns the way to stop. */
export function onUpdateLockChange(changed: () => void): () => void {
	listeners.add(changed);
	// Opens the line to the other tabs.
	tell();
	return () => void listeners.delete(changed);
}
