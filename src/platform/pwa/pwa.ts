// The service worker from the page's side: registers it, looks for updates, and asks about one when nobody is busy (P29, O08).
import * as v from "valibot";
import type { Workbox } from "workbox-window";
import { mayOfferUpdate } from "../../domain/app/updateOffer";
import { whenIdle } from "../browser/idle";
import { mayOpenNow, onOverlayChange } from "../browser/overlays";
import { serverNow } from "../http/clock";
import { store } from "../query/store";
import { onStorageEvent } from "../storage/onStorageEvent";
import { local, storageKeys } from "../storage/storage";
import { reloadLatest } from "./chunkRecovery";
import {
	isUpdateLocked,
	isUpdateLockedHere,
	onUpdateLockChange,
} from "./updateLock";
import { updateOfferedAtom } from "./updateOffer";
import { workerAddress } from "./workerAddress";

/** An app that stays open asks for a new version this often, in ms. */
const askEvery = 3_600_000;
/** How often a waiting update looks whether it may speak, in ms: a tab that crashed tells nobody. */
const lookEvery = 30_000;

let waiting = false;

async function look(): Promise<void> {
	const offered = mayOfferUpdate({
		waiting,
		busy: waiting && (!mayOpenNow("update") || (await isUpdateLocked())),
		later: local.read(storageKeys.updateLater, v.number()),
		now: serverNow(),
	});
	// Someone may have become busy here while the others were asked.
	const isFree = mayOpenNow("update") && !isUpdateLockedHere();
	store.set(updateOfferedAtom, offered && isFree);
}

/** An app in front looks for a new version now and then; the browser itself looks only at a start. */
function keepAsking(worker: Workbox): void {
	let asked = Date.now();
	document.addEventListener("visibilitychange", () => {
		if (document.visibilityState !== "visible") return;
		void look();
		if (Date.now() - asked < askEvery) return;
		asked = Date.now();
		worker.update().catch(() => undefined);
	});
}

/** A version that another tab has let in: who is busy goes on with the old one, whose files the worker keeps. */
function followOtherTabs(workers: ServiceWorkerContainer): void {
	// The first worker of all takes a page over that is its own version.
	let controlled = workers.controller !== null;
	workers.addEventListener("controllerchange", () => {
		if (controlled && !isUpdateLockedHere()) location.reload();
		controlled = true;
	});
}

/** Registers the worker after the page has loaded; where there is none, the app works without. */
export async function startWorker(): Promise<void> {
	if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
	const { Workbox } = await import("workbox-window");
	const worker = new Workbox(workerAddress());
	worker.addEventListener("waiting", () => {
		if (waiting) return;
		waiting = true;
		onUpdateLockChange(() => void look());
		onOverlayChange(() => void look());
		onStorageEvent(storageKeys.updateLater, () => void look());
		setInterval(() => void look(), lookEvery);
		void look();
	});
	followOtherTabs(navigator.serviceWorker);
	await worker.register().catch(() => undefined);
	keepAsking(worker);
	await checkFiles();
	addEventListener("online", () => void checkFiles());
}

/** The worker holds the counter's files by now; the rest may follow, and what it has lost is fetched again. */
async function checkFiles(): Promise<void> {
	const { active } = await navigator.serviceWorker.ready;
	whenIdle(() => active?.postMessage({ type: "idle" }));
}

/** Lets the waiting version take over and loads the page again under it, unless someone has become busy meanwhile. */
export async function applyUpdate(): Promise<void> {
	if (await isUpdateLocked()) await look();
	else await reloadLatest();
}

/** The person wants it later: all tabs are silent about it for a day. */
export function postponeUpdate(): void {
	local.write(storageKeys.updateLater, serverNow());
	void look();
}
