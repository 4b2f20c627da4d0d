// The browser's service workers.

/** Undefined where the browser has none, or refuses them with the site's data. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
	try {
		return navigator.serviceWorker;
	} catch {
		return undefined;
	}
}
