// The page's side of the service worker: registration, update checks, and the offer of an update (P29, O08).
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
/** The wait before a failed first install is retried, in ms, because each attempt downloads the files of the start. */
const retryMs = 300_000;
/** How often to check whether a waiting update may be offered, in ms, because a crashed tab sends no event. */
const offerCheckMs = 30_000;

/** How long Later postpones the offer, in ms. */
const updateSnoozeMs = 24 * 3_600_000;

let waiting = false;

/** Whether a reload would interrupt something or close a dialog that may be unread. */
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

/** Offers a waiting version as soon as there is one beside an active one; the very first version also waits for a moment and is not offered. */
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
	// The browser may have found the update before this call.
	follow();
	check();
}

/**
 * Reloads when another tab has activated a version since the start, when `first` controlled the page. A tab that must stay
 * goes on with the old version, whose files the worker keeps, and stops saving queries, which pages of the new one save.
 */
function reloadOnActivation(
	workers: ServiceWorkerContainer,
	first: ServiceWorker | null,
): void {
	const reload = () => {
		if (mustStay()) stopSavingQueries();
		else location.reload();
	};
	// The first worker takes control without a reload: it has the page's version or, if the page was open for long, a newer one, and the host serves files that it lacks.
	let controlled = workers.controller !== null;
	if (first && workers.controller !== first) reload();
	workers.addEventListener("controllerchange", () => {
		if (controlled) reload();
		controlled = true;
	});
}

/** Blocks updates while a mutation is under way, because a reload would abort it. */
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

/** Registers the worker, and retries while there is none, because a failed first install leaves nothing behind; then checks for updates when the app becomes visible, which the browser does only at a start. */
async function keepRegistered(workers: ServiceWorkerContainer) {
	let known: ServiceWorkerRegistration | null = null;
	let lastAttemptAt = 0;
	let mayRetryAtOnce = true;
	const hasWorker = () =>
		Boolean(known?.installing || known?.waiting || known?.active);
	// The phone's clock may have been set back since.
	const isDue = (everyMs: number) =>
		Math.abs(Date.now() - lastAttemptAt) >= everyMs;
	async function register() {
		lastAttemptAt = Date.now();
		const registration = await workers
			.register(trustedWorkerUrl(workerPath))
			.catch(() => null);
		// Two simultaneous calls get the same registration.
		if (!registration || registration === known) return;
		known = registration;
		offerWaiting(registration);
	}
	onNetworkChange((online) => {
		const isRetryDue = isDue(retryMs);
		if (!online || hasWorker() || !(isRetryDue || mayRetryAtOnce)) return;
		// An unstable network must not start a download each time it returns.
		mayRetryAtOnce = isRetryDue;
		void register();
	});
	onVisibility("visible", () => {
		void checkOffer();
		if (!isDue(hasWorker() ? updateCheckMs : retryMs)) return;
		if (hasWorker()) {
			lastAttemptAt = Date.now();
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

/** Takes the offered update (`reloadLatest`), unless a tab locked updates or a dialog opened meanwhile. */
export async function applyUpdate(): Promise<void> {
	if (await isUpdateLocked()) await checkOffer();
	else await reloadLatest(mustStay);
}

/** Hides the offer in all tabs for a day. */
export function postponeUpdate(): void {
	local.write(storageKeys.updateLater, serverNow());
	void checkOffer();
}
