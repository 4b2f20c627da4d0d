// What is kept of the query cache, and how: only marked queries, under a checksum; damage becomes an empty cache.
import type {
	PersistedClient,
	PersistQueryClientOptions,
} from "@tanstack/react-query-persist-client";
import * as v from "valibot";
import { recordLoadTime, serverTimeOfLoad } from "../http/loadTimes";
import { checksum } from "../storage/checksum";

/** Options of a query that is kept for offline; held in memory too, for what leaves it leaves the phone. */
export const persistOptions = {
	gcTime: Number.POSITIVE_INFINITY,
	meta: { persist: true },
} as const;

type SavedQuery = PersistedClient["clientState"]["queries"][number];

const savedClient = v.looseObject({
	timestamp: v.number(),
	buster: v.string(),
	clientState: v.looseObject({
		mutations: v.array(v.unknown()),
		queries: v.array(
			v.looseObject({
				queryKey: v.array(v.unknown()),
				queryHash: v.string(),
				state: v.looseObject({
					status: v.literal("success"),
					dataUpdatedAt: v.number(),
				}),
			}),
		),
	}),
});

/** Of a list that loads page after page only this begin is kept (a phone has 5 MB for everything), loaded anew, and held whole. */
export const persistedPages = 4;
const paged = v.looseObject({
	pages: v.array(v.unknown()),
	pageParams: v.array(v.unknown()),
});

function beginOf(data: unknown): unknown {
	if (!v.is(paged, data)) return data;
	return {
		...data,
		pages: data.pages.slice(0, persistedPages),
		pageParams: data.pageParams.slice(0, persistedPages),
	};
}

/** A load that failed after it had data is kept as that data; its error is of its day. */
function settled({ promise: _, ...query }: SavedQuery): SavedQuery {
	return {
		...query,
		// Beside TanStack Query's own fields: the server's time of the load, in ms.
		...{ loadedAt: serverTimeOfLoad(query.state.dataUpdatedAt) },
		state: {
			...query.state,
			data: beginOf(query.state.data),
			status: "success",
			fetchStatus: "idle",
			error: null,
			errorUpdateCount: 0,
			fetchFailureCount: 0,
			fetchFailureReason: null,
			fetchMeta: null,
		},
	};
}

export function serialize(client: PersistedClient): string {
	const { queries } = client.clientState;
	const json = JSON.stringify({
		...client,
		clientState: { mutations: [], queries: queries.map(settled) },
	});
	return checksum(json) + json;
}

/** Reads what was saved; anything damaged gives an empty cache. */
export function deserialize(text: string): PersistedClient {
	const empty: PersistedClient = {
		timestamp: 0,
		buster: "",
		clientState: { mutations: [], queries: [] },
	};
	const json = text.slice(8);
	if (checksum(json) !== text.slice(0, 8)) return empty;
	try {
		const client: PersistedClient = JSON.parse(json);
		if (!v.is(savedClient, client)) return empty;
		// Those of an older release have none.
		for (const query of client.clientState.queries)
			if ("loadedAt" in query && typeof query.loadedAt === "number")
				recordLoadTime(query.state.dataUpdatedAt, query.loadedAt);
		return client;
	} catch {
		return empty;
	}
}

export const dehydrateOptions: PersistQueryClientOptions["dehydrateOptions"] = {
	shouldDehydrateMutation: () => false,
	shouldDehydrateQuery: ({ meta, state }) =>
		meta?.persist === true && state.data !== undefined,
};
