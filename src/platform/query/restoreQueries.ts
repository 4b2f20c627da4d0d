// Restores the customer's saved queries, and saves the query cache from then on, per customer, build and API host.
import { hydrate, type Query } from "@tanstack/react-query";
import { combineStops, onVisibility } from "../browser/listen";
import { chosenHost, isOtherHost } from "../http/host";
import { currentSession, savedSession } from "../session/session";
import { onStorageEvent } from "../storage/onStorageEvent";
import {
	clearLocalKeysOfOthers,
	clearTabKeysOfOthers,
	local,
	storageKeys,
} from "../storage/storage";
import { queryClient } from "./queryClient";
import {
	deserializeQueries,
	persistOptions,
	saveQueries,
} from "./queryPersistence";

/** The delay before changes are saved, in ms; short, because the data loaded just before the network is lost is needed most. */
const saveDelayMs = 50;
/** Actions that change a query in its saved form. */
const savedActions = ["success", "invalidate", "setState"];
const build = import.meta.env.VITE_BUILD_ID;

let stopSaving: () => void = () => undefined;
/** The customer, build and host whose queries were restored last. */
let restoredOf: string | undefined;
/** The API host that this page's data is from. */
let restoredHost = chosenHost();
/** Whether a newer release saves queries now. */
let isOutdated = false;

/** Fills the cache with the customer's saved queries and saves them from now on; without a session it only stops saving. Call it before the first paint. Saved queries have no expiry, because the phone's clock may be wrong and each screen shows the age of its data. */
export function restoreQueries(): void {
	stopSaving();
	// Finishing an interrupted sign-out may have changed the host.
	restoredHost = chosenHost();
	const sub = currentSession()?.sub;
	if (!sub) return;
	const key = storageKeys.queries(sub);
	// Queries that another build or host has saved are not restored.
	const buster = build + restoredHost;
	// Cleared, so that late replies for a former customer or host are not saved as this one's (O05).
	if (restoredOf !== undefined && restoredOf !== key + buster)
		queryClient.clear();
	restoredOf = key + buster;
	clearLocalKeysOfOthers(sub);
	clearTabKeysOfOthers(sub);
	if (isOutdated) return;
	const cache = queryClient.getQueryCache();
	/** Loads the saved queries into the cache, except those on the screen; returns false if another build or host has saved them. */
	function takeOver(): boolean {
		const saved = deserializeQueries(local.get(key) ?? "");
		if (saved.buster !== buster) return false;
		const queries = saved.queries.filter(
			({ queryHash }) => !cache.get(queryHash)?.isActive(),
		);
		// With the default gcTime, a page unvisited for 5 minutes would drop out of the saved copy.
		const { gcTime } = persistOptions;
		hydrate(
			queryClient,
			{ queries },
			{ defaultOptions: { queries: { gcTime } } },
		);
		return true;
	}
	if (!takeOver()) local.remove(key);
	/** The queries that are saved, or will be by the next save. */
	const savedQueries = new WeakSet<Query>(
		cache.findAll({ predicate: ({ meta }) => meta?.persist === true }),
	);
	let timer: ReturnType<typeof setTimeout> | undefined;
	function save() {
		clearTimeout(timer);
		timer = undefined;
		// Another tab may have signed this customer out without this tab knowing it yet (O05).
		if (savedSession()?.sub !== sub) return;
		saveQueries(queryClient, key, buster);
	}
	stopSaving = combineStops(
		cache.subscribe((event) => {
			const { query } = event;
			const hasData = query.state.data !== undefined;
			if (!query.meta?.persist) return;
			// The start or the failure of a load changes nothing that is saved, and each save writes the whole cache.
			const isChange =
				event.type === "updated"
					? savedActions.includes(event.action.type)
					: event.type === "removed" && hasData;
			// Another tab has saved it, or it was loaded without `persist` and a screen uses it with `persist` now.
			const isNew = hasData && !savedQueries.has(query);
			if (!isChange && !isNew) return;
			savedQueries.add(query);
			timer ??= setTimeout(save, saveDelayMs);
		}),
		onVisibility("hidden", save),
		// Takes over what another tab has saved, because this tab's next save would overwrite it.
		onStorageEvent(key, takeOver),
		() => clearTimeout(timer),
	);
}

/** Whether another tab has chosen another API host than the one that this page's data is from. */
export const isHostChanged = (): boolean => isOtherHost(restoredHost);

/** Stops saving for good on a page of a former release, because its lists would replace those of the new one. */
export function stopSavingQueries(): void {
	isOutdated = true;
	stopSaving();
}

export function clearQueries(): void {
	stopSaving();
	queryClient.clear();
}
