// What index.html asks for ahead of the app, and what becomes of it where nobody wants it.

/** Long enough for a screen's code that is still on its way, in ms. */
const wantedFor = 3000;

/** Gives up the replies that no screen has taken: one taken minutes later would be old news, and tell an old time. */
export function dropHeadStart(): void {
	setTimeout(() => {
		for (const sent of Object.values(globalThis.headStart ?? {})) sent?.abort();
		delete globalThis.headStart;
	}, wantedFor);
}
