// The page's side of the service worker: registration, update checks, and the update question (P29, O08).
import * as v from "valibot";
import { isSnoozed } from "../../domain/app/isSnoozed";
import { atomStore } from "../atomStore";
import { whenIdle } from "../browser/idle";
import { isSavingData } from "../browser/isSavingData";
import { onVisibility } from "../browser/listen";
import { onNetworkChange } from "../browser/online";
import { mayOpenNow, onOverlayChange } from "../browser/overlays";
import { serviceWorkers } from "../browser/serviceWorkers";
import { trustedWorkerUrl } from "../browser/trustedWorkerUrl";
import { serverNow } from "../http/clock";
import { localeAtom } from "../i18n/locale";
import { queryClient } from "../query/queryClient";
import { stopSavingQueries } from "../query/restoreQueries";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { reloadLatest } from "./chunkRecovery";
import { workerPath } from "./registerWorker";
import {
	isUpdateLocked,
	isUpdateLockedHere,
	lockUpdates,
	onUpdateLockChange,
} from "./updateLock";
import { updateOfferedAtom } from "./updateOffer";

const updateCheckMs = 3_600_000;
/** How long a failed first install is left alone, in ms: each attempt downloads the files of the start. */
const retryMs = 300_000;
/** How often a waiting update checks whether it may be offered, in ms: a crashed tab sends no event. */
const offerCheckMs = 30_000;

/** How long Later postpones the offer, in ms. */
const updateSnoozeMs = 24 * 3_600_000;

let waiting = false;

/** Whether a reload would interrupt something, or take away what may be unread. */
const mustStay = (): boolean => isUpdateLockedHere() || !mayOpenNow("update");

async function checkOffer(): Promise<void> {
	const postponedAt = local.read(storageKeys.updateLater, v.number());
	const offered =
		waiting &&
		!isSnoozed(postponedAt, updateSnoozeMs, serverNow()) &&
		mayOpenNow("update") &&
		!(await isUpdateLocked());
	atomStore.set(updateOfferedAtom, offered && !mustStay());
}

/** Offers the version that waits beside the active one, as soon as there is one; the first version of all waits for a moment too. */
function offerWaiting(registration: ServiceWorkerRegistration): void {
	const check = () => {
		if (waiting || !registration.waiting || !registration.active) return;
		waiting = true;
		onUpdateLockChange(() => void checkOffer());
		onOverlayChange(() => void checkOffer());
		onStorageEvent(storageKeys.updateLater, () => void checkOffer());
		setInterval(() => void checkOffer(), offerCheckMs);
		void checkOffer();
	};
	const follow = () =>
		registration.installing?.addEventListener("statechange", check);
	registration.addEventListener("updatefound", follow);
	// The browser may have found it before.
	follow();
	check();
}

/**
 * Reloads when another tab activated a version since the start, which `first` controlled; a locked tab, and one with a
 * dialog that may be unread, goes on with the old one, whose files the worker keeps, and leaves saving to the new one.
 */
function reloadOnActivation(
	workers: ServiceWorkerContainer,
	first: ServiceWorker | null,
): void {
	const reload = () => {
		if (mustStay()) stopSavingQueries();
		else location.reload();
	};
	// The first worker of all has this page's version or, where the page was open for long, a newer one; files that it lacks come from the host.
	let controlled = workers.controller !== null;
	if (first && workers.controller !== first) reload();
	workers.addEventListener("controllerchange", () => {
		if (controlled) reload();
		controlled = true;
	});
}

/** Blocks updates while a change is on its way to the server: a reload would cut it off. */
function lockDuringMutations(): void {
	let release: (() => void) | null = null;
	queryClient.getMutationCache().subscribe(() => {
		if (queryClient.isMutating() > 0) release ??= lockUpdates();
		else {
			release?.();
			release = null;
		}
	});
}

/** Registers the worker, again while there is none, since a first install that has failed leaves nothing behind; then checks for updates when the app becomes visible, which the browser only does at a start. */
async function keepRegistered(workers: ServiceWorkerContainer) {
	let known: ServiceWorkerRegistration | null = null;
	let askedAt = 0;
	let mayRetryAtOnce = true;
	const hasWorker = () =>
		Boolean(known?.installing || known?.waiting || known?.active);
	// The phone's clock may have been set back since.
	const isDue = (everyMs: number) => Math.abs(Date.now() - askedAt) >= everyMs;
	async function register() {
		askedAt = Date.now();
		const registration = await workers
			.register(trustedWorkerUrl(workerPath))
			.catch(() => null);
		// Two calls at once get the same one.
		if (!registration || registration === known) return;
		known = registration;
		offerWaiting(registration);
	}
	onNetworkChange((online) => {
		const isRetryDue = isDue(retryMs);
		if (!online || hasWorker() || !(isRetryDue || mayRetryAtOnce)) return;
		// A network that comes and goes starts no download each time.
		mayRetryAtOnce = isRetryDue;
		void register();
	});
	onVisibility("visible", () => {
		void checkOffer();
		if (!isDue(hasWorker() ? updateCheckMs : retryMs)) return;
		if (hasWorker()) {
			askedAt = Date.now();
			known?.update().catch(() => undefined);
		} else {
			mayRetryAtOnce = true;
			void register();
		}
	});
	await register();
}

/** `first`: the worker that controlled the page when it started. */
export async function startServiceWorker(first: ServiceWorker | null) {
	const workers = serviceWorkers();
	if (!workers || !import.meta.env.PROD) return;
	lockDuringMutations();
	reloadOnActivation(workers, first);
	await keepRegistered(workers);
	await requestFileRepair(workers);
	addEventListener("online", () => void requestFileRepair(workers));
}

/** Asks the worker to fetch missing files; not while a new version waits, since the host no longer has these files then. */
async function requestFileRepair(workers: ServiceWorkerContainer) {
	const registration = await workers.ready.catch(() => null);
	if (!registration) return;
	whenIdle(() => {
		if (registration.waiting) return;
		registration.active?.postMessage({
			type: "idle",
			isSavingData: isSavingData(),
			language: atomStore.get(localeAtom),
		});
	});
}

/** Activates the waiting version and reloads, unless a tab locked updates or a dialog opened meanwhile. */
export async function applyUpdate(): Promise<void> {
	if (await isUpdateLocked()) await checkOffer();
	else await reloadLatest(mustStay);
}

/** Hides the offer in all tabs for a day. */
export function postponeUpdate(): void {
	local.write(storageKeys.updateLater, serverNow());
	void checkOffer();
}
