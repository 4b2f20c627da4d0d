// Registers the service worker of a first visit early; workerUpdates.ts, which is loaded later, looks for updates.
import { serviceWorkers } from "../browser/serviceWorkers";
import { trustedWorkerUrl } from "../browser/trustedWorkerUrl";

export const workerPath = "/sw.js";

/** Does nothing where a worker controls the page already: an update can wait. */
export function registerFirstWorker(): void {
	const workers = serviceWorkers();
	if (!import.meta.env.PROD || !workers || workers.controller) return;
	// Where it fails, workerUpdates.ts tries again.
	workers.register(trustedWorkerUrl(workerPath)).catch(() => undefined);
}
