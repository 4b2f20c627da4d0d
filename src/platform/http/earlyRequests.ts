// What index.html asks for ahead of the app, and what becomes of it where nobody wants it.

/** Long enough for a screen's code that is still on its way, in ms. */
const wantedFor = 3000;

/** Gives up at once what was asked for: it belongs to a customer who may not be the one this page opens for. */
export function abortEarlyRequests(): void {
	for (const sent of Object.values(globalThis.earlyRequests ?? {}))
		sent?.abort();
	delete globalThis.earlyRequests;
}

/** Gives up the replies that no screen has taken: one taken minutes later would be old news, and tell an old time. */
export function expireEarlyRequests(): void {
	setTimeout(abortEarlyRequests, wantedFor);
}
