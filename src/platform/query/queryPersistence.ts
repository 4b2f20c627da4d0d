// The saved query cache: marked queries only, under a checksum; damage gives an empty cache.
import type {
	PersistedClient,
	PersistQueryClientOptions,
	PersistRetryer,
} from "@tanstack/react-query-persist-client";
import * as v from "valibot";
import { checksum } from "../../domain/app/checksum";
import { recordLoadTime, serverTimeOfLoad } from "../http/loadTimes";
import { local } from "../storage/storage";

/** Options of a query that is saved for offline use; kept in memory, since what leaves it leaves the saved copy. */
export const persistOptions = {
	gcTime: Number.POSITIVE_INFINITY,
	meta: { persist: true },
} as const;

/** `meta` of what the person reads offline as their own: history, favourites, profile (O03). */
export const persistFirstMeta = { persist: true, persistFirst: true } as const;

type DehydratedQuery = PersistedClient["clientState"]["queries"][number];
/** `loadedAt`: server time of the load, in ms. */
type SavedQuery = DehydratedQuery & { loadedAt: number };

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

/** Pages of an infinite list that are saved. */
export const persistedPages = 4;
const paged = v.looseObject({
	pages: v.array(v.unknown()),
	pageParams: v.array(v.unknown()),
});

function firstPages(data: unknown): unknown {
	if (!v.is(paged, data)) return data;
	return {
		...data,
		pages: data.pages.slice(0, persistedPages),
		pageParams: data.pageParams.slice(0, persistedPages),
	};
}

/** A query as it is saved: a load that failed after it had data is saved as that data. */
function savedQuery({ promise: _, ...query }: DehydratedQuery): SavedQuery {
	return {
		...query,
		loadedAt: serverTimeOfLoad(query.state.dataUpdatedAt),
		state: {
			...query.state,
			data: firstPages(query.state.data),
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

/** In characters. Local storage holds 2.5 million in Safari: the rest is for what cannot be loaded again. */
const maxLength = 1_500_000;

/** Which queries are saved where not all fit: the person's own first, then those that were loaded last. */
const bySavePriority = (one: DehydratedQuery, other: DehydratedQuery) =>
	Number(other.meta?.persistFirst ?? false) -
		Number(one.meta?.persistFirst ?? false) ||
	other.state.dataUpdatedAt - one.state.dataUpdatedAt;

/** The text of the saved cache: the first queries that are not too long together; one that does not fit leaves its place to the others. */
export function serializeQueries({
	clientState,
	...client
}: PersistedClient): string {
	let left = maxLength;
	// Each is turned into text once: together they may be long.
	const queries = [...clientState.queries]
		.sort(bySavePriority)
		.map((query) => JSON.stringify(savedQuery(query)))
		.filter(({ length }) => {
			const fits = length < left;
			if (fits) left -= length;
			return fits;
		});
	const state = `{"mutations":[],"queries":[${queries}]}`;
	const json = `${JSON.stringify(client).slice(0, -1)},"clientState":${state}}`;
	return checksum(json) + json;
}

/** Written and removed again, to see whether local storage takes anything. */
const probeKey = "probe";

/** False where local storage is blocked or has no room for one character. */
function canStoreAnything(): boolean {
	const canStore = local.set(probeKey, "x");
	// A refused value would stay in memory.
	local.remove(probeKey);
	return canStore;
}

/** Where the queries do not fit, tries the half of higher priority. A single query is not halved: the former copy is better than an empty one. */
export const retryWithHalf: PersistRetryer = ({ persistedClient }) => {
	const { clientState } = persistedClient;
	const count = Math.floor(clientState.queries.length / 2);
	if (count === 0 || !canStoreAnything()) return undefined;
	const queries = [...clientState.queries].sort(bySavePriority).slice(0, count);
	return { ...persistedClient, clientState: { ...clientState, queries } };
};

export function deserializeQueries(text: string): PersistedClient {
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
