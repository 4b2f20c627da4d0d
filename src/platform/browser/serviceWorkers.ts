// The browser's service workers.

/** Undefined if the browser has none, or blocks them together with the site's storage. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
	try {
		return navigator.serviceWorker;
	} catch {
		return undefined;
	}
}
