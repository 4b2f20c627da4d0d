// Registers the service worker early on a first visit; workerUpdates.ts, which is loaded later, checks for updates.
import { serviceWorkers } from "../browser/serviceWorkers";
import { trustedWorkerUrl } from "../browser/trustedWorkerUrl";

export const workerPath = "/sw.js";

/** Does nothing if a worker already controls the page, because an update can wait. */
export function registerFirstWorker(): void {
	const workers = serviceWorkers();
	if (!import.meta.env.PROD || !workers || workers.controller) return;
	// If this fails, workerUpdates.ts tries again.
	workers.register(trustedWorkerUrl(workerPath)).catch(() => undefined);
}
