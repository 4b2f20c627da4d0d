// The requests that index.html sends before the app's code has loaded.

const loadTimeMs = 3000;

/** Aborts all early requests: this page may open for another customer. */
export function abortEarlyRequests(): void {
	for (const sent of Object.values(globalThis.earlyRequests ?? {}))
		sent?.abort();
	delete globalThis.earlyRequests;
}

/** Aborts unused early requests after a while: their data is stale. */
export function expireEarlyRequests(): void {
	setTimeout(abortEarlyRequests, loadTimeMs);
}
