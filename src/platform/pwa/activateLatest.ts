// Activates the newest release in place of the one whose worker controls the page.
import { pause } from "../browser/idle";
import { serviceWorkers } from "../browser/serviceWorkers";
import { waitBriefly } from "../browser/waitBriefly";

const timeoutMs = 8000;

const untilInstalled = (worker: ServiceWorker) =>
	new Promise<void>((resolve) => {
		const check = () => {
			if (worker.state !== "installing") resolve();
		};
		worker.addEventListener("statechange", check);
		check();
	});

/** The work of `activateLatest`: activates the waiting version, after an update check if none waits. Waits only briefly for it to take over, because Chromium may keep an old worker for half a minute. */
async function activateWaiting(workers: ServiceWorkerContainer): Promise<void> {
	const registration = await workers.getRegistration();
	if (!registration) return;
	if (!registration.waiting) await registration.update();
	if (registration.installing) await untilInstalled(registration.installing);
	const next = registration.waiting;
	if (!next) return;
	const changed = new Promise((resolve) =>
		workers.addEventListener("controllerchange", resolve, { once: true }),
	);
	next.postMessage({ type: "SKIP_WAITING" });
	await waitBriefly(changed);
}

/** Looks for a newer version and activates its worker, within a time limit; the page stays (`reloadLatest` reloads it too). Never rejects. */
export async function activateLatest(): Promise<void> {
	const workers = serviceWorkers();
	if (!workers) return;
	const work = activateWaiting(workers).catch(() => undefined);
	await Promise.race([work, pause(timeoutMs)]);
}
