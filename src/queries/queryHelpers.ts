// Options and functions that the queries and mutations of the API share.
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type * as v from "valibot";
import type { Endpoint } from "../contract/endpoint";
import { call } from "../platform/http/http";
import { persistOptions } from "../platform/query/queryPersistence";

/** `meta` of a call whose failure opens no dialog but for 401, 403, 423 and 429: the documents ignore it, or the screen shows it in place (2 §8, 3 §8). */
export const silentMeta = { failure: "silent" } as const;

/** `meta` of a call whose failures the table never sees: its caller shows them, or nobody waits for it (decision 051). */
export const ownMeta = { failure: "own" } as const;

/** `meta` of a press that a person waits for: its screen shows failures too, and those of session, lock and limit are shown after a dialog that is open by then. */
export const awaitedMeta = { failure: "awaited" } as const;

/** Options of a query with `silentMeta` that is also saved for offline use. */
export const persistedSilentOptions = {
	...persistOptions,
	meta: { ...persistOptions.meta, ...silentMeta },
} as const;

/** As `persistedSilentOptions`, saved before the others where not all fit: what the person reads offline as their own, history, favourites, profile (O03). */
export const persistedFirstOptions = {
	...persistOptions,
	meta: { ...persistedSilentOptions.meta, persistFirst: true },
} as const;

/** As `persistedSilentOptions`, saved where the others leave room: what may be long and is read beside something else. */
export const persistedLastOptions = {
	...persistOptions,
	meta: { ...persistedSilentOptions.meta, persistLast: true },
} as const;

/** How long what rarely changes counts as fresh, in ms: categories, brands, branches, recommended keywords. */
export const longStaleTime = 10 * 60_000;

/** How many viewed privileges are saved (a phone has 5 MB for everything). */
const maxSavedPrivileges = 20;

/** Removes the oldest saved queries of a key that are too many, but none in use: saved ones are never collected. */
export function dropOldQueries(client: QueryClient, queryKey: QueryKey): void {
	const cache = client.getQueryCache();
	const saved = cache.findAll({
		queryKey,
		predicate: ({ meta }) => meta?.persist === true,
	});
	const oldest = saved
		.filter((it) => !it.isActive() && it.state.fetchStatus === "idle")
		.sort((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
	const excess = Math.max(0, saved.length - maxSavedPrivileges);
	for (const query of oldest.slice(0, excess)) cache.remove(query);
}

export type Request<E extends Endpoint> = v.InferInput<E["request"]> & object;
export type Reply<E extends Endpoint> = v.InferOutput<E["reply"]>;

/** A query function that makes one call; its data is the reply, or what `pick` takes from it. Not for queries whose `select` is written in place: TypeScript cannot infer their types then. */
export const queryFnFor =
	<E extends Endpoint, Data = Reply<E>>(
		endpoint: E,
		request: Request<E>,
		pick = (reply: Reply<E>) => reply as Data,
	) =>
	async ({ signal }: { signal: AbortSignal }): Promise<Data> =>
		pick(await call(endpoint, request, { signal }));

/** Marks all queries under these keys as outdated and reloads those on the screen. Returns nothing to await: a mutation must not wait for a slow reload. */
export function invalidate(client: QueryClient, ...keys: QueryKey[]): void {
	for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
