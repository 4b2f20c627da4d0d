// Answers a navigation: with the cached page if the app can start from it, else the network's, else a plain page with the saved codes.

import { plainPage } from "./plainPage";
import type { ReleaseCache } from "./releaseCache";
import { savedCodes } from "./savedCodes";

/** index.html leads here when the app cannot start: the saved codes without the app. */
const savedCodesPath = "/saved-codes";

/** Limit for the network when the cache has no app, in ms. */
const timeoutMs = 10_000;

/** The network's reply; null after the limit. */
async function fromNetwork(request: Request): Promise<Response | null> {
	const none = new Promise<null>((resolve) =>
		setTimeout(() => resolve(null), timeoutMs),
	);
	return Promise.race([fetch(request).catch(() => null), none]);
}

export const answerNavigation =
	(releaseCache: ReleaseCache) =>
	async ({ request }: { request: Request }): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (pathname === savedCodesPath)
			return plainPage({ codes: await savedCodes(), reason: "requested" });
		const cached = await releaseCache.page();
		if (cached) return cached;
		const reply = await fromNetwork(request);
		if (reply && reply.status < 500) return reply;
		const reason = reply ? "hostDown" : "offline";
		return plainPage({ codes: await savedCodes(), reason });
	};
