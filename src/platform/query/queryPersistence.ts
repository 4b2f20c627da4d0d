// The saved query cache: only marked queries, with a checksum; a damaged cache counts as empty.
import {
	type DehydratedState,
	dehydrate,
	type QueryClient,
} from "@tanstack/react-query";
import * as v from "valibot";
import { checksum } from "../../domain/app/storedRecord";
import { recordLoadTime, serverTimeOfLoad } from "../http/loadTimes";
import { local, parseJsonAs } from "../storage/storage";

/** Options of a query that is saved for offline use; it is never garbage collected, because a query removed from memory also leaves the saved copy. */
export const persistOptions = {
	gcTime: Number.POSITIVE_INFINITY,
	meta: { persist: true },
} as const;

type DehydratedQuery = DehydratedState["queries"][number];
/** `loadedAt`: server time of the load, in ms; older releases saved none. */
type SavedQuery = DehydratedQuery & { loadedAt?: number };

interface SavedQueries {
	/** The build and host that saved them. */
	buster: string;
	queries: SavedQuery[];
}

const savedQuerySchema = v.looseObject({
	queryKey: v.array(v.unknown()),
	queryHash: v.string(),
	state: v.looseObject({
		status: v.literal("success"),
		dataUpdatedAt: v.number(),
	}),
	loadedAt: v.optional(v.number()),
});
const savedClientSchema = v.object({
	buster: v.string(),
	clientState: v.object({
		queries: v.array(v.custom<SavedQuery>((it) => v.is(savedQuerySchema, it))),
	}),
});

/** How many pages of an infinite list are saved. */
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

/** A query as it is saved: its data, without the failure of a later load. */
function toSaved({ promise: _, ...query }: DehydratedQuery): SavedQuery {
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

/** The maximum length in characters: local storage holds 2.5 million in Safari, and the rest is for what cannot be loaded again. */
const maxLength = 1_500_000;

const saveRank = ({ meta }: DehydratedQuery) =>
	Number(meta?.persistLast ?? false) - Number(meta?.persistFirst ?? false);

/** Sorts by priority: queries marked to be first, unmarked ones, those marked to be last; among equals the most recently loaded first. */
const bySavePriority = (one: DehydratedQuery, other: DehydratedQuery) =>
	saveRank(one) - saveRank(other) ||
	other.state.dataUpdatedAt - one.state.dataUpdatedAt;

/** The marked queries with data, by priority. */
export const queriesToSave = (client: QueryClient): DehydratedQuery[] =>
	dehydrate(client, {
		shouldDehydrateQuery: ({ meta, state }) =>
			meta?.persist === true && state.data !== undefined,
	}).queries.sort(bySavePriority);

/** Serializes the queries in their order up to the maximum length; one that does not fit is left out, and shorter ones after it are still saved. */
export function serializeQueries({ buster, queries }: SavedQueries): string {
	let remaining = maxLength;
	const saved: string[] = [];
	for (const query of queries) {
		const text = JSON.stringify(toSaved(query));
		if (text.length < remaining) {
			saved.push(text);
			remaining -= text.length;
		}
		// Queries marked to be last may be long, so the rest of them is not serialized.
		else if (query.meta?.persistLast) break;
	}
	// Older releases read this format too.
	const json = `{"timestamp":${Date.now()},"buster":${JSON.stringify(buster)},"clientState":{"mutations":[],"queries":[${saved}]}}`;
	return checksum(json) + json;
}

/** A key that is written and removed again to test local storage. */
const probeKey = "probe";

/** Whether local storage takes anything; false if it is blocked or has no room for one character. */
function canStoreAnything(): boolean {
	const canStore = local.set(probeKey, "x");
	// A refused value would stay in the memory of `local`.
	local.remove(probeKey);
	return canStore;
}

/** Saves the marked queries; if they do not fit, the half of higher priority, and so on. If a single query does not fit, the former copy stays, which is better than an empty one. */
export function saveQueries(
	client: QueryClient,
	key: string,
	buster: string,
): void {
	let queries = queriesToSave(client);
	while (
		!local.set(key, serializeQueries({ buster, queries })) &&
		queries.length > 1 &&
		canStoreAnything()
	)
		queries = queries.slice(0, queries.length / 2);
}

export function deserializeQueries(text: string): SavedQueries {
	const json = text.slice(8);
	const isWhole = checksum(json) === text.slice(0, 8);
	const saved = isWhole ? parseJsonAs(savedClientSchema, json) : null;
	const queries = saved?.clientState.queries ?? [];
	for (const { loadedAt, state } of queries)
		if (loadedAt !== undefined) recordLoadTime(state.dataUpdatedAt, loadedAt);
	return { buster: saved?.buster ?? "", queries };
}
