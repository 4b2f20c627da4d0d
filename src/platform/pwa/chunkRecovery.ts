// Reloads once per build after a missing chunk; not while a form has unsaved changes or the host does not answer (O08).
import { isOnline } from "../browser/online";
import { serviceWorkers } from "../browser/serviceWorkers";
import { isHostReachable } from "../http/http";
import { perTab, storageKeys } from "../storage/storage";
import { activateLatest } from "./activateLatest";
import { isUpdateLockedHere, onUpdateLockChange } from "./updateLock";

const timeoutMs = 8000;

/** Pending while a reload is decided or under way; resolves only where the page stays. */
let pendingReload: Promise<void> | null = null;

/** Called where a reload that was under way has come to nothing. */
const onReloadCancelled = new Set<() => void>();

const untilReloadCancelled = () =>
	new Promise<void>((resolve) => onReloadCancelled.add(resolve));

function reportCancelledReload(): void {
	for (const resolve of onReloadCancelled) resolve();
	onReloadCancelled.clear();
}

/** Makes callers of waitIfReloading wait until the work resolves to false: the page stays. */
function trackReload(work: () => Promise<boolean>): Promise<boolean> {
	const reloading = work();
	const own: Promise<void> = reloading
		.then((goes) => (goes ? untilReloadCancelled() : undefined))
		.then(() => {
			if (pendingReload === own) pendingReload = null;
		});
	pendingReload = own;
	return reloading;
}

/** Whether the worker or the host can deliver a page of the app now. */
export const canLoadPage = async (): Promise<boolean> =>
	Boolean(serviceWorkers()?.controller) || isHostReachable({ timeoutMs });

/** Reloads the page or opens a path. Returns false and the page stays where neither worker nor host can deliver it, since the browser's error page has no way back, or where `mustStay` says so after that check. */
export async function loadPage(
	path?: string,
	mustStay = () => false,
): Promise<boolean> {
	if (!(await canLoadPage()) || mustStay()) return false;
	if (path === undefined) location.reload();
	else location.assign(path);
	return true;
}

/** Reloads under the newest release: a plain reload would get the old page from the old worker. Never rejects; false where no page can be loaded, or `mustStay` says so after that check. */
export function reloadLatest(mustStay = () => false): Promise<boolean> {
	return trackReload(async () => {
		await activateLatest();
		if (!(await loadPage(undefined, mustStay))) return false;
		// A navigation within the page cancels a pending reload: repeat it, unless a claim was begun there.
		const stays = () => mustStay() || isUpdateLockedHere();
		setTimeout(async () => {
			if (!(await loadPage(undefined, stays))) reportCancelledReload();
		}, timeoutMs);
		return true;
	});
}

const canRecover = () =>
	!pendingReload &&
	isOnline() &&
	!isUpdateLockedHere() &&
	perTab.get(storageKeys.recoveredBuild) !== import.meta.env.VITE_BUILD_ID;

/** Lets the build recover again; where a form or a claim locks updates here, as soon as it ends. */
function retryWhenUnlocked(): void {
	perTab.remove(storageKeys.recoveredBuild);
	if (isUpdateLockedHere()) onUpdateLockChange(recover);
}

function recover(): void {
	if (!canRecover()) return;
	void trackReload(async () => {
		if (!(await isHostReachable({ timeoutMs }))) return false;
		const isReloading =
			!isUpdateLockedHere() &&
			// Without a saved mark the reload would repeat for ever.
			perTab.set(storageKeys.recoveredBuild, import.meta.env.VITE_BUILD_ID) &&
			(await reloadLatest(isUpdateLockedHere));
		if (isReloading) onReloadCancelled.add(retryWhenUnlocked);
		else retryWhenUnlocked();
		return isReloading;
	});
}

/** Takes a style sheet that could not be loaded out of the document: Vite would take it for loaded, and a retry would draw its part without style. */
function removeFailedStyle({ target }: Event): void {
	if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
		target.remove();
}

/** Reloads after Vite's error of a missing chunk, once no changes are unsaved. */
export function startChunkRecovery(): void {
	// The error of an element does not bubble.
	document.addEventListener("error", removeFailedStyle, true);
	addEventListener("vite:preloadError", () => {
		// Offline a missing file does not indicate a new release.
		if (!isOnline()) return;
		recover();
		if (isUpdateLockedHere()) onUpdateLockChange(recover);
	});
}

/** Never resolves while the page is about to reload, so that no failure is shown. */
export const waitIfReloading = (): Promise<void> =>
	pendingReload ?? Promise.resolve();
