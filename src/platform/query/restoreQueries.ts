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

/** How soon data is saved, in ms: what loads just before the network goes is needed most. */
const saveDelayMs = 50;
/** What changes the saved queries: one with data is added where another tab has saved it. */
const savedEvents = ["added", "removed"];
/** What changes a query as it is saved. */
const savedActions = ["success", "invalidate", "setState"];
const build = import.meta.env.VITE_BUILD_ID;

let stopSaving: () => void = () => undefined;
/** The customer, build and host whose queries were restored last. */
let restoredOf: string | undefined;
/** The API host that this page's data are of. */
let restoredHost = chosenHost();
/** Whether a newer release saves queries now. */
let isOutdated = false;

/** Fills the cache with the customer's saved queries and saves from now on. Call it before the first paint; does nothing without a session. They have no expiry: the phone's clock may be wrong, and each screen shows the age of its copy. */
export function restoreQueries(): void {
	stopSaving();
	// A finished sign-out has changed it too.
	restoredHost = chosenHost();
	const sub = currentSession()?.sub;
	if (!sub) return;
	const key = storageKeys.queries(sub);
	// Saved queries of another one are not restored.
	const buster = build + restoredHost;
	// Late replies of a former customer or host are not saved as this one's (O05).
	if (restoredOf !== undefined && restoredOf !== key + buster)
		queryClient.clear();
	restoredOf = key + buster;
	clearLocalKeysOfOthers(sub);
	clearTabKeysOfOthers(sub);
	if (isOutdated) return;
	const cache = queryClient.getQueryCache();
	/** Takes over what is saved, but for lists on the screen; false for another build's or host's. */
	function takeOver(): boolean {
		const saved = deserializeQueries(local.get(key) ?? "");
		if (saved.buster !== buster) return false;
		const queries = saved.queries.filter(
			({ queryHash }) => !cache.get(queryHash)?.isActive(),
		);
		// Else a page unvisited for 5 minutes would drop out of the saved copy.
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
		// Another tab may have signed this customer out, and this one has not heard of it (O05).
		if (savedSession()?.sub !== sub) return;
		saveQueries(queryClient, key, buster);
	}
	stopSaving = combineStops(
		cache.subscribe((event) => {
			const { query } = event;
			if (!query.meta?.persist) return;
			// A load that begins or fails changes nothing that is saved, and each save writes the whole cache.
			const isChange =
				event.type === "updated"
					? savedActions.includes(event.action.type)
					: savedEvents.includes(event.type) && query.state.data !== undefined;
			// Loaded without being saved, it is saved once a screen shows it.
			const isNew = query.state.data !== undefined && !savedQueries.has(query);
			if (!isChange && !isNew) return;
			savedQueries.add(query);
			timer ??= setTimeout(save, saveDelayMs);
		}),
		onVisibility("hidden", save),
		// What another tab has saved: the next save of this one would lose it.
		onStorageEvent(key, takeOver),
		() => clearTimeout(timer),
	);
}

/** Whether another tab has chosen another API host than that of this page's data. */
export const isHostChanged = (): boolean => isOtherHost(restoredHost);

/** For a page of a former release: its lists would replace those that the new one has saved. */
export function stopSavingQueries(): void {
	isOutdated = true;
	stopSaving();
}

export function clearQueries(): void {
	stopSaving();
	queryClient.clear();
}
