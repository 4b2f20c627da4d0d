// The requests that index.html sends before the app's code has loaded.

const loadTimeMs = 3000;

/** Aborts all early requests, as when this page may open for another customer. */
export function abortEarlyRequests(): void {
	for (const request of Object.values(globalThis.earlyRequests ?? {}))
		request?.abort();
	delete globalThis.earlyRequests;
}

/** Aborts unused early requests after a while, because their data is stale by then. */
export function expireEarlyRequests(): void {
	setTimeout(abortEarlyRequests, loadTimeMs);
}
