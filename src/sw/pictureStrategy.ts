// Serves pictures from the cache first, so that a shop without a signal shows them; an old one is served and then loaded again.
import type { WorkboxPlugin } from "workbox-core/types";
import { Strategy, type StrategyHandler } from "workbox-strategies";

/** The header of a cached picture that has its load time in ms, because the Date of another origin is not readable. */
const loadedAtHeader = "x-loaded-at";
const dayMs = 86_400_000;

/** Adds its load time to each picture that is cached. */
export const loadTimePlugin: WorkboxPlugin = {
	cacheWillUpdate: async ({ response: { body, status, headers } }) => {
		const cachedHeaders = new Headers(headers);
		cachedHeaders.set(loadedAtHeader, String(Date.now()));
		return new Response(body, { status, headers: cachedHeaders });
	},
};

function isWorthReload({ headers }: Response): boolean {
	// Many browsers and the DOM types lack navigator.connection.
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	const age = Date.now() - Number(headers.get(loadedAtHeader));
	return (
		// A clock that was ahead may have saved a time in the future.
		Math.abs(age) > dayMs &&
		!/immutable/.test(headers.get("cache-control") ?? "") &&
		connection?.saveData !== true
	);
}

export class PictureStrategy extends Strategy {
	async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
		// If the cache fails, the picture is loaded from the host.
		const cached = await handler.cacheMatch(request).catch(() => undefined);
		if (!cached) return handler.fetchAndCachePut(request);
		if (isWorthReload(cached))
			void handler.waitUntil(
				handler.fetchAndCachePut(request).catch(() => undefined),
			);
		return cached;
	}
}
