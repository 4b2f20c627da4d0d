// Pictures from the cache first, so that a shop without a signal shows them; after an old one was served, the host is asked whether it has changed.
import type { WorkboxPlugin } from "workbox-core/types";
import { Strategy, type StrategyHandler } from "workbox-strategies";

/** Header of a cached picture: when it was loaded, in ms; another origin does not show its Date. */
const loadedAtHeader = "x-loaded-at";
const dayMs = 86_400_000;

/** Writes the time of its load into each picture that is cached. */
export const loadTimePlugin: WorkboxPlugin = {
	cacheWillUpdate: async ({ response: { body, status, headers } }) => {
		const kept = new Headers(headers);
		kept.set(loadedAtHeader, String(Date.now()));
		return new Response(body, { status, headers: kept });
	},
};

function isWorthReload({ headers }: Response): boolean {
	// Missing in many browsers and in the DOM types.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	const age = Date.now() - Number(headers.get(loadedAtHeader));
	return (
		// A clock that was ahead has given a time in the future.
		Math.abs(age) > dayMs &&
		!/immutable/.test(headers.get("cache-control") ?? "") &&
		connection?.saveData !== true
	);
}

export class PictureStrategy extends Strategy {
	async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
		// A browser whose caches fail shows pictures all the same.
		const cached = await handler.cacheMatch(request).catch(() => undefined);
		if (!cached) return handler.fetchAndCachePut(request);
		if (isWorthReload(cached))
			void handler.waitUntil(
				handler.fetchAndCachePut(request).catch(() => undefined),
			);
		return cached;
	}
}
