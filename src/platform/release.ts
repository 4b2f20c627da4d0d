// A page whose code a new release has taken away loads itself anew: once a build, never over what is unsaved (O08).
import { isBusyHere, onBusyChange } from "./busy";
import { isOnline } from "./online";
import { settings } from "./settings";
import { session, storageKeys } from "./storage";

/** How long a new version may take to be ready, in ms; then the page loads with what there is. */
const patience = 8000;

let leaving = false;

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

/** Loads the page again where it can be had: with no network and no worker the browser's own error page would take its place. */
function reload(): void {
	leaving = isOnline() || Boolean(navigator.serviceWorker?.controller);
	if (leaving) location.reload();
}

/**
 * Loads the page again under the newest release: reloading alone would get the
 * old page from the old worker. Never rejects; the page goes in the end, or
 * stays where nothing could take its place.
 */
export async function loadAnew(): Promise<void> {
	leaving = true;
	const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
	if (workers)
		await Promise.race([
			takeOver(workers).catch(() => undefined),
			new Promise((resolve) => setTimeout(resolve, patience)),
		]);
	reload();
	// A step within the page calls off a reload that is still on its way: nobody stays before a page that waits for it.
	if (leaving) setTimeout(reload, patience);
}

/** Whether this page may heal itself now. What cannot be remembered is not tried: it would never end. */
function mayHeal(): boolean {
	if (leaving || !isOnline() || isBusyHere()) return false;
	if (session.get(storageKeys.healed) === settings.buildId) return false;
	return session.set(storageKeys.healed, settings.buildId);
}

const heal = () => {
	if (mayHeal()) void loadAnew();
};

/** Heals from now on; listens to Vite's word that a part of the app could not be had. What is unsaved comes first: then it heals once that is over. */
export function startHealing(): void {
	addEventListener("vite:preloadError", () => {
		// With no network a missing file tells nothing of a release, now or once what is unsaved is over.
		if (!isOnline()) return;
		heal();
		if (isBusyHere()) onBusyChange(heal);
	});
}

/** For what could not be loaded: waits for ever where the page is about to load anew, so that no failure flashes up. */
export function unlessLeaving(): Promise<void> {
	return leaving ? new Promise(() => undefined) : Promise.resolve();
}
