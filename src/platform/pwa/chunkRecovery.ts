// Reloads once per build after a missing chunk; not while a form has unsaved changes or the host does not answer (O08).
import { isOnline } from "../browser/online";
import { serviceWorkers } from "../browser/serviceWorkers";
import { isHostReachable } from "../http/http";
import { perTab, storageKeys } from "../storage/storage";
import { activateLatest } from "./activateLatest";
import { isUpdateLockedHere, onUpdateLockChange } from "./updateLock";

const timeoutMs = 8000;

/** Pending while a reload is being decided or is under way; resolves only if the page stays. */
let pendingReload: Promise<void> | null = null;

/** Makes waitIfReloading wait until `staying` resolves. */
function trackReload(staying: Promise<void>): void {
	const own = staying.then(() => {
		if (pendingReload === own) pendingReload = null;
	});
	pendingReload = own;
}

/** Whether the worker or the host can deliver a page of the app now. */
export const canLoadPage = async (): Promise<boolean> =>
	Boolean(serviceWorkers()?.controller) || isHostReachable({ timeoutMs });

/** Reloads the page or opens a path. Returns false and stays if neither worker nor host can deliver the page, because the browser's error page has no way back, or if `mustStay` returns true after that check. */
export async function loadPage(
	path?: string,
	mustStay = () => false,
): Promise<boolean> {
	if (!(await canLoadPage()) || mustStay()) return false;
	if (path === undefined) location.reload();
	else location.assign(path);
	return true;
}

/** Repeats a reload once, because a navigation within the page cancels it. Resolves if the page stays all the same. */
const repeatReload = (mustStay: () => boolean) =>
	new Promise<void>((resolve) => {
		setTimeout(async () => {
			if (!(await loadPage(undefined, mustStay))) resolve();
		}, timeoutMs);
	});

/** Activates the newest release and reloads, because a plain reload would get the old page from the old worker. `staying` resolves if the page stays, also after a cancelled reload. */
function startReload(mustStay: () => boolean) {
	const reloading = activateLatest().then(() => loadPage(undefined, mustStay));
	const mustStayLater = () => mustStay() || isUpdateLockedHere();
	const staying = reloading.then((isReloading) =>
		isReloading ? repeatReload(mustStayLater) : undefined,
	);
	trackReload(staying);
	return { reloading, staying };
}

/** Activates the newest release (`activateLatest`) and reloads the page. Never rejects; resolves to false if no page can be loaded or `mustStay` returns true after that check. */
export const reloadLatest = (mustStay = () => false): Promise<boolean> =>
	startReload(mustStay).reloading;

const canRecover = () =>
	!pendingReload &&
	isOnline() &&
	!isUpdateLockedHere() &&
	perTab.get(storageKeys.recoveredBuild) !== import.meta.env.VITE_BUILD_ID;

/** Allows this build another recovery; if a form or a claim locks updates in this tab, recovers as soon as that ends. */
function retryWhenUnlocked(): void {
	perTab.remove(storageKeys.recoveredBuild);
	if (isUpdateLockedHere()) onUpdateLockChange(recover);
}

async function reloadOnce(): Promise<void> {
	if (!(await isHostReachable({ timeoutMs }))) return;
	const mayReload =
		!isUpdateLockedHere() &&
		// Without a saved mark the reload would repeat for ever.
		perTab.set(storageKeys.recoveredBuild, import.meta.env.VITE_BUILD_ID);
	if (mayReload) await startReload(isUpdateLockedHere).staying;
	retryWhenUnlocked();
}

function recover(): void {
	if (canRecover()) trackReload(reloadOnce());
}

/** Removes a style sheet that failed to load from the document, because Vite would treat it as loaded, and a retry would show its component without styles. */
function removeFailedStyle({ target }: Event): void {
	if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
		target.remove();
}

/** Reloads after Vite's error for a missing chunk, as soon as this tab does not lock updates. */
export function startChunkRecovery(): void {
	// The error event of an element does not bubble, so it is captured.
	document.addEventListener("error", removeFailedStyle, true);
	addEventListener("vite:preloadError", () => {
		// Offline a missing file does not indicate a new release.
		if (!isOnline()) return;
		recover();
		if (isUpdateLockedHere()) onUpdateLockChange(recover);
	});
}

/** Stays pending while the page is about to reload, so that no failure is shown. */
export const waitIfReloading = (): Promise<void> =>
	pendingReload ?? Promise.resolve();
