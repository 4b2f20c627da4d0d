// The query client: defaults, failure handler, and persistence per customer and build.
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import {
	dehydrate,
	hydrate,
	MutationCache,
	type MutationMeta,
	QueryCache,
	QueryClient,
	type QueryMeta,
} from "@tanstack/react-query";
import {
	persistQueryClientRestore,
	persistQueryClientSubscribe,
	removeOldestQuery,
} from "@tanstack/react-query-persist-client";
import type { FailureContext } from "../../domain/app/failure";
import { whenIdle } from "../browser/idle";
import { onVisibility } from "../browser/listen";
import { ApiFailure, isReplyLost } from "../http/apiFailure";
import { recordLoadTime } from "../http/loadTimes";
import { settings } from "../http/settings";
import { currentSession } from "../session/session";
import { onStorageEvent } from "../storage/onStorageEvent";
import {
	clearTabOfOthers,
	dropKeysOfOthers,
	local,
	storageKeys,
} from "../storage/storage";
import {
	dehydrateOptions,
	deserializeQueries,
	persistOptions,
	serializeQueries,
} from "./queryPersistence";

declare module "@tanstack/react-query" {
	interface Register {
		defaultError: ApiFailure;
		queryMeta: {
			persist?: boolean;
			/** As FailureContext says. */
			failure?: "silent" | "profile";
		};
		mutationMeta: {
			/** `own`: the table sees no failure, not even that of a session (queryHelpers ownMeta). */
			failure?: "silent" | "awaited" | "own";
		};
	}
}

/** No expiry: the phone's clock may be wrong, and each screen shows the age of its copy. */
const maxAge = Number.POSITIVE_INFINITY;
/** How soon data is saved, in ms; the persister's default of 1 s loses what loads just before the network goes. */
const saveDelayMs = 50;
const build = settings.buildId;

type FailureHandler = (failure: unknown, context: FailureContext) => void;
/** Failures from before the handler was loaded, after the first paint. */
const earlyFailures: Parameters<FailureHandler>[] = [];
let failureHandler: FailureHandler = (...failed) => earlyFailures.push(failed);

/** Sets the handler of all failed queries and mutations. */
export function onFailure(handler: FailureHandler): void {
	failureHandler = handler;
	for (const failed of earlyFailures.splice(0)) handler(...failed);
}

const reportFailure = (
	failure: unknown,
	context: Omit<FailureContext, "handling">,
	meta: QueryMeta | MutationMeta | undefined,
) => {
	const handling = meta?.failure;
	if (handling !== "own") failureHandler(failure, { ...context, handling });
};

export const queryClient = new QueryClient({
	queryCache: new QueryCache({
		onError: (failure, { meta, state }) => {
			const isRefresh = state.data !== undefined;
			reportFailure(failure, { kind: "read", isRefresh }, meta);
		},
		onSuccess: (_data, { state }) => recordLoadTime(state.dataUpdatedAt),
	}),
	mutationCache: new MutationCache({
		onError: (failure, _variables, _result, mutation) =>
			reportFailure(failure, { kind: "write" }, mutation.meta),
	}),
	defaultOptions: {
		queries: {
			// Without a token nothing is called (1 §4).
			enabled: () => currentSession() !== null,
			staleTime: 60_000,
			// Offline a load fails at once instead of showing a skeleton for ever.
			networkMode: "always",
			refetchOnReconnect: true,
			retry: (count, failure) => count < 1 && isWorthRetry(failure),
		},
		mutations: { networkMode: "always", retry: false },
	},
});

/** Not after a decided reply, and not after a timeout: nobody waits 15 s twice (O09). */
function isWorthRetry(failure: unknown): boolean {
	if (!isReplyLost(failure)) return false;
	return (
		!(failure instanceof ApiFailure) ||
		(failure.reason !== "shape" && failure.reason !== "timeout")
	);
}

let stopSaving: () => void = () => undefined;
let restoredSub: string | undefined;
/** Whether a newer release saves queries now. */
let isOutdated = false;

/** Fills the cache with the customer's saved queries and saves from now on. Await it before the first paint; does nothing without a session. */
export async function restoreQueries(): Promise<void> {
	stopSaving();
	const sub = currentSession()?.sub;
	if (!sub) return;
	// Late replies of a former customer are not saved as this one's (O05).
	if (restoredSub !== undefined && restoredSub !== sub) queryClient.clear();
	restoredSub = sub;
	dropKeysOfOthers(sub);
	clearTabOfOthers(sub);
	if (isOutdated) return;
	let stopped = false;
	const key = storageKeys.queries(sub);
	const persister = createSyncStoragePersister({
		storage: {
			getItem: local.get,
			// A throttled write may come after another customer signed in.
			setItem(key, value) {
				if (!stopped && !local.set(key, value)) throw new Error("full");
			},
			removeItem: local.remove,
		},
		key,
		serialize: serializeQueries,
		deserialize: deserializeQueries,
		throttleTime: saveDelayMs,
		// With full storage the newest queries stay.
		retry: removeOldestQuery,
	});
	const options = {
		queryClient,
		persister,
		maxAge,
		buster: build,
		dehydrateOptions,
		// Else a page unvisited for 5 minutes would drop out of the saved copy.
		hydrateOptions: {
			defaultOptions: { queries: { gcTime: persistOptions.gcTime } },
		},
	};
	await persistQueryClientRestore(options).catch(() => undefined);
	const unsubscribe = persistQueryClientSubscribe(options);
	// The persister writes late: save at once when the page is hidden.
	const stopSavingHidden = onVisibility("hidden", () => {
		const clientState = dehydrate(queryClient, dehydrateOptions);
		const saved = { timestamp: Date.now(), buster: build, clientState };
		local.set(key, serializeQueries(saved));
	});
	// What another tab has saved: the next save of this one would lose it. Lists on the screen stay as they are.
	const stopFollowing = onStorageEvent(key, () => {
		const { buster, clientState } = deserializeQueries(local.get(key) ?? "");
		const cache = queryClient.getQueryCache();
		const queries = clientState.queries.filter(
			({ queryHash }) => !cache.get(queryHash)?.isActive(),
		);
		if (buster === build)
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

/** Resolves when the first loads ended or the person pressed; at most 4 s. */
export function whenFirstLoadsDone(): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			unsubscribe();
			for (const timer of timers) clearTimeout(timer);
			removeEventListener("pointerdown", done);
			whenIdle(resolve);
		};
		const check = () => {
			if (queryClient.isFetching() === 0) done();
		};
		const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
			if (event.type === "updated") check();
		});
		const timers = [setTimeout(check, 500), setTimeout(done, 4000)];
		addEventListener("pointerdown", done, { once: true });
	});
}
