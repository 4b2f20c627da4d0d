// Restores the customer's saved queries, and saves the query cache from then on, per customer, build and API host.
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import { dehydrate, hydrate } from "@tanstack/react-query";
import {
	persistQueryClientRestore,
	persistQueryClientSave,
} from "@tanstack/react-query-persist-client";
import { onVisibility } from "../browser/listen";
import { chosenHost } from "../http/host";
import { currentSession } from "../session/session";
import { onStorageEvent } from "../storage/onStorageEvent";
import {
	clearLocalKeysOfOthers,
	clearTabKeysOfOthers,
	local,
	storageKeys,
} from "../storage/storage";
import { queryClient } from "./queryClient";
import {
	dehydrateOptions,
	deserializeQueries,
	persistOptions,
	retryWithHalf,
	serializeQueries,
} from "./queryPersistence";

/** No expiry: the phone's clock may be wrong, and each screen shows the age of its copy. */
const maxAge = Number.POSITIVE_INFINITY;
/** How soon data is saved, in ms; the persister's default of 1 s loses what loads just before the network goes. */
const saveDelayMs = 50;
/** What changes the saved queries: one with data is added where another tab has saved it. */
const savedEvents = ["added", "removed"];
/** What changes a query as it is saved. */
const savedActions = ["success", "invalidate", "setState"];
const build = import.meta.env.VITE_BUILD_ID;

let stopSaving: () => void = () => undefined;
/** The customer, build and host whose queries were restored last. */
let restoredOf: string | undefined;
/** Whether a newer release saves queries now. */
let isOutdated = false;

/** Fills the cache with the customer's saved queries and saves from now on. Await it before the first paint; does nothing without a session. */
export async function restoreQueries(): Promise<void> {
	stopSaving();
	const sub = currentSession()?.sub;
	if (!sub) return;
	const key = storageKeys.queries(sub);
	// Saved queries of another one are not restored.
	const buster = build + chosenHost();
	// Late replies of a former customer or host are not saved as this one's (O05).
	if (restoredOf !== undefined && restoredOf !== key + buster)
		queryClient.clear();
	restoredOf = key + buster;
	clearLocalKeysOfOthers(sub);
	clearTabKeysOfOthers(sub);
	if (isOutdated) return;
	let stopped = false;
	const persister = createSyncStoragePersister({
		storage: {
			getItem: local.get,
			// A throttled write may come after another customer signed in.
			setItem(_key, text) {
				if (!stopped && !local.set(key, text)) throw new Error("full");
			},
			removeItem: local.remove,
		},
		key,
		serialize: serializeQueries,
		deserialize: deserializeQueries,
		throttleTime: saveDelayMs,
		retry: retryWithHalf,
	});
	const options = {
		queryClient,
		persister,
		maxAge,
		buster,
		dehydrateOptions,
		// Else a page unvisited for 5 minutes would drop out of the saved copy.
		hydrateOptions: {
			defaultOptions: { queries: { gcTime: persistOptions.gcTime } },
		},
	};
	await persistQueryClientRestore(options).catch(() => undefined);
	const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
		// A load that begins or fails changes nothing that is saved, and each save writes the whole cache.
		const isChange =
			event.type === "updated"
				? savedActions.includes(event.action.type)
				: savedEvents.includes(event.type) &&
					event.query.state.data !== undefined;
		if (isChange && event.query.meta?.persist)
			void persistQueryClientSave(options);
	});
	// The persister writes late: save at once when the page is hidden.
	const stopSavingHidden = onVisibility("hidden", () => {
		const clientState = dehydrate(queryClient, dehydrateOptions);
		const saved = { timestamp: Date.now(), buster, clientState };
		local.set(key, serializeQueries(saved));
	});
	// What another tab has saved: the next save of this one would lose it. Lists on the screen stay as they are.
	const stopFollowing = onStorageEvent(key, () => {
		const saved = deserializeQueries(local.get(key) ?? "");
		const cache = queryClient.getQueryCache();
		const queries = saved.clientState.queries.filter(
			({ queryHash }) => !cache.get(queryHash)?.isActive(),
		);
		if (saved.buster === buster)
			hydrate(queryClient, { queries }, options.hydrateOptions);
	});
	stopSaving = () => {
		stopped = true;
		unsubscribe();
		stopFollowing();
		stopSavingHidden();
	};
}

/** For a page of a former release: its lists would replace those that the new one has saved. */
export function stopSavingQueries(): void {
	isOutdated = true;
	stopSaving();
}

export function clearQueries(): void {
	stopSaving();
	queryClient.clear();
}
