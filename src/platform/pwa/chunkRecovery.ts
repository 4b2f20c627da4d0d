// A page whose code a new release has taken away loads itself anew: once a build, never over what is unsaved (O08), and never into nothing.

import { isOnline } from "../browser/online";
import { isHostReachable } from "../http/http";
import { settings } from "../http/settings";
import { perTab, storageKeys } from "../storage/storage";
import { isUpdateLockedHere, onUpdateLockChange } from "./updateLock";

/** How long a new version may take to be ready, in ms; then the page loads with what there is. */
const timeoutMs = 8000;

/** While the page is about to go, or that is being found out: it resolves only where the page stays after all. */
let leaving: Promise<void> | null = null;

/** Whoever asks meanwhile waits for what comes of it: whether the page goes. */
function leave(work: () => Promise<boolean>): Promise<boolean> {
	const going = work();
	const own: Promise<void> = going
		.then((goes) => (goes ? new Promise<void>(() => undefined) : undefined))
		.then(() => {
			if (leaving === own) leaving = null;
		});
	leaving = own;
	return going;
}

/** Whether the worker or the host would give a page of the app now. */
export async function canLoadPage(): Promise<boolean> {
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	return Boolean(workers?.controller) || isHostReachable();
}

/**
 * Loads the page again, or another of the app in its place. Where neither the
 * worker nor the host would give it, the page stays (false): the browser's own
 * error page would take what it shows, and has no way back to it.
 */
export async function loadPage(path?: string): Promise<boolean> {
	if (!(await canLoadPage())) return false;
	if (path === undefined) location.reload();
	else location.assign(path);
	return true;
}

/** Resolves when a worker that is being installed has become what its page can use, or has failed. */
const settled = (worker: ServiceWorker) =>
	new Promise<void>((resolve) => {
		const look = () => {
			if (worker.state !== "installing") resolve();
		};
		worker.addEventListener("statechange", look);
		look();
	});

/** Lets the version that waits take over; without one it looks for one first. */
async function takeOver(workers: ServiceWorkerContainer): Promise<void> {
	const registration = await workers.getRegistration();
	if (!registration) return;
	if (!registration.waiting) await registration.update();
	if (registration.installing) await settled(registration.installing);
	const next = registration.waiting;
	if (!next) return;
	const changed = new Promise((resolve) =>
		workers.addEventListener("controllerchange", resolve, { once: true }),
	);
	next.postMessage({ type: "SKIP_WAITING" });
	await changed;
}

/**
 * Loads the page again under the newest release: reloading alone would get the
 * old page from the old worker. Never rejects; the page goes in the end, unless
 * there is nothing to load it from (false).
 */
export function reloadLatest(): Promise<boolean> {
	return leave(async () => {
		const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
		if (workers)
			await Promise.race([
				takeOver(workers).catch(() => undefined),
				new Promise((resolve) => setTimeout(resolve, timeoutMs)),
			]);
		if (!(await loadPage())) return false;
		// A step within the page calls off a reload that is still on its way: nobody stays before a page that waits for it.
		setTimeout(() => void loadPage(), timeoutMs);
		return true;
	});
}

/** Whether this page may heal itself now. */
const mayHeal = () =>
	!leaving &&
	isOnline() &&
	!isUpdateLockedHere() &&
	perTab.get(storageKeys.healed) !== settings.buildId;

/** Heals, where the file is missing and not the network: without one the same page would come again, for nothing. */
function heal(): void {
	if (!mayHeal()) return;
	void leave(async () => {
		if (!(await isHostReachable(timeoutMs))) return false;
		// Someone may have become busy while the host was asked.
		if (isUpdateLockedHere()) {
			onUpdateLockChange(heal);
			return false;
		}
		// What cannot be remembered is not tried: it would never end.
		if (!perTab.set(storageKeys.healed, settings.buildId)) return false;
		return reloadLatest();
	});
}

/** Heals from now on; listens to Vite's word that a part of the app could not be had. What is unsaved comes first: then it heals once that is over. */
export function startChunkRecovery(): void {
	addEventListener("vite:preloadError", () => {
		// With no network a missing file tells nothing of a release, now or once what is unsaved is over.
		if (!isOnline()) return;
		heal();
		if (isUpdateLockedHere()) onUpdateLockChange(heal);
	});
}

/** For what could not be loaded: waits for ever where the page is about to load anew, so that no failure flashes up. */
export function waitIfReloading(): Promise<void> {
	return leaving ?? Promise.resolve();
}
