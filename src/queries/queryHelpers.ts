// Options and functions that the queries and mutations of the API share.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type * as v from "valibot";
import type { Endpoint } from "../contract/endpoint";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

/** `meta` of a call whose failure opens no dialog but for 401, 403, 423 and 429: the documents ignore it, or the screen shows it in place (2 §8, 3 §8). */
export const silentMeta = { failure: "silent" } as const;

/** `meta` of a call whose failures do not reach the failure handler: its caller shows them, or nobody waits for it (decision 051). */
export const ownMeta = { failure: "own" } as const;

/** `meta` of a press that a person waits for: its screen shows failures, and those of session, lock and limit are shown as soon as no other dialog is open. */
export const awaitedMeta = { failure: "awaited" } as const;

/** Options of a query with `silentMeta` that is also saved for offline use. */
export const persistedSilentOptions = {
	...persistOptions,
	meta: { ...persistOptions.meta, ...silentMeta },
} as const;

/** As `persistedSilentOptions`, saved before the others if not all fit, for data that the person reads offline as their own: history, favourites, profile (O03). */
export const persistedFirstOptions = {
	...persistOptions,
	meta: { ...persistedSilentOptions.meta, persistFirst: true },
} as const;

/** As `persistedSilentOptions`, saved if the others leave room, for data that may be long and only accompanies something else. */
export const persistedLastOptions = {
	...persistOptions,
	meta: { ...persistedSilentOptions.meta, persistLast: true },
} as const;

/** How long data that rarely changes counts as fresh, in ms: categories, brands, branches, recommended keywords. */
export const longStaleTime = 10 * 60_000;

/** The maximum number of saved queries under a key, such as viewed privileges, because a phone has 5 MB for everything. */
const maxSavedPerKey = 20;

/** Removes the oldest saved queries under a key beyond the limit, but none in use, because saved queries are never garbage collected. */
export function dropOldQueries(client: QueryClient, queryKey: QueryKey): void {
	const cache = client.getQueryCache();
	const saved = cache.findAll({
		queryKey,
		predicate: ({ meta }) => meta?.persist === true,
	});
	const oldest = saved
		.filter((query) => !query.isActive() && query.state.fetchStatus === "idle")
		.sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
	const excess = Math.max(0, saved.length - maxSavedPerKey);
	for (const query of oldest.slice(0, excess)) cache.remove(query);
}

export type Request<E extends Endpoint> = v.InferInput<E["request"]> & object;
export type Reply<E extends Endpoint> = v.InferOutput<E["reply"]>;

/** A query function that makes one call; its data is the reply, or what `pick` takes from it. Not for queries whose `select` is written inline, because TypeScript cannot infer their types then. */
export const queryFnFor =
	<E extends Endpoint, Data = Reply<E>>(
		endpoint: E,
		request: Request<E>,
		pick = (reply: Reply<E>) => reply as Data,
	) =>
	async ({ signal }: { signal: AbortSignal }): Promise<Data> =>
		pick(await call(endpoint, request, { signal }));

/** Marks all queries under these keys as stale and reloads those on the screen. Returns nothing to await, because a mutation must not wait for a slow reload. */
export function invalidate(client: QueryClient, ...keys: QueryKey[]): void {
	for (const queryKey of keys) {
		const loading = client
			.getQueryCache()
			.findAll({ queryKey, type: "active", fetchStatus: "fetching" });
		// A reload would join a first load, whose reply may be from before the change.
		for (const query of loading)
			if (query.state.data === undefined) void query.cancel({ silent: true });
		void client.invalidateQueries({ queryKey });
	}
}
