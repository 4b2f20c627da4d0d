// The query client: its defaults, who hears of failures, and what of it outlives the page, per customer and build.
import { createSyncStoragePersister } from "@tanstack/query-sync-storage-persister";
import {
	dehydrate,
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
import { ApiFailure, isReplyLost } from "../http/apiFailure";
import { recordLoadTime } from "../http/loadTimes";
import { settings } from "../http/settings";
import { currentSession } from "../session/session";
import {
	clearTabOfOthers,
	dropKeysOfOthers,
	local,
	storageKeys,
} from "../storage/storage";
import {
	dehydrateOptions,
	deserialize,
	persistOptions,
	serialize,
} from "./queryPersistence";

declare module "@tanstack/react-query" {
	interface Register {
		defaultError: ApiFailure;
		queryMeta: {
			/** Kept on the phone for offline. */
			persist?: boolean;
			/** `silent`: the documents swallow this failure, or its screen says it itself. `profile`: it is the call for the customer's profile. */
			failure?: "silent" | "profile";
		};
		mutationMeta: {
			/** "own": its caller says all of its failures, those about a session too; nobody else hears of them. */
			failure?: "silent" | "own";
		};
	}
}

/** What is saved goes by no clock: the phone's may be wrong, and each screen says how old its copy is. */
const maxAge = Number.POSITIVE_INFINITY;
/** How soon what has come is saved, in ms: who loses the network straight after it finds it. The persister's own second is too long for that. */
const writtenAfter = 50;
const build = settings.buildId;

type FailureHandler = (failure: unknown, context: FailureContext) => void;
/** What failed before anyone listened: the listener is loaded after the first paint. */
const unheard: Parameters<FailureHandler>[] = [];
let hearFailure: FailureHandler = (...failed) => unheard.push(failed);

/** Sets the one place that hears of every failed query and mutation. */
export function onFailure(handler: FailureHandler): void {
	hearFailure = handler;
	for (const failed of unheard.splice(0)) handler(...failed);
}

const tellFailure = (
	failure: unknown,
	kind: FailureContext["kind"],
	meta: QueryMeta | MutationMeta | undefined,
) => {
	if (meta?.failure !== "own")
		hearFailure(failure, {
			kind,
			silent: meta?.failure === "silent",
			...(meta?.failure === "profile" && { isProfile: true }),
		});
};

export const queryClient = new QueryClient({
	queryCache: new QueryCache({
		onError: (failure, query) => tellFailure(failure, "read", query.meta),
		onSuccess: (_data, { state }) => recordLoadTime(state.dataUpdatedAt),
	}),
	mutationCache: new MutationCache({
		onError: (failure, _variables, _result, mutation) =>
			tellFailure(failure, "write", mutation.meta),
	}),
	defaultOptions: {
		queries: {
			// With no token nothing loads and nothing is called (1 §4).
			enabled: () => currentSession() !== null,
			staleTime: 60_000,
			// Offline a load fails at once and says so, instead of a skeleton for ever.
			networkMode: "always",
			refetchOnReconnect: true,
			retry: (count, failure) => count < 1 && isWorthRetry(failure),
		},
		mutations: { networkMode: "always", retry: false },
	},
});

/** A reply lost on the way may come the next time; a decided one will not change, and nobody waits 15 s twice (O09). */
function isWorthRetry(failure: unknown): boolean {
	if (!isReplyLost(failure)) return false;
	return (
		!(failure instanceof ApiFailure) ||
		(failure.reason !== "shape" && failure.reason !== "timeout")
	);
}

let stopSaving: () => void = () => undefined;
/** Whose queries memory holds; undefined before the first restoring. */
let restoredSub: string | undefined;

/**
 * Fills the cache with what this customer's phone has saved, and saves from now
 * on. To be awaited before the first paint; without a session nothing happens.
 */
export async function restoreQueries(): Promise<void> {
	stopSaving();
	const sub = currentSession()?.sub;
	if (!sub) return;
	// What came late for a former customer is not saved as this one's (O05).
	if (restoredSub !== undefined && restoredSub !== sub) queryClient.clear();
	restoredSub = sub;
	dropKeysOfOthers(sub);
	clearTabOfOthers(sub);
	let stopped = false;
	const persister = createSyncStoragePersister({
		storage: {
			getItem: local.get,
			// A write of the last moment may still be on its way when another customer signs in.
			setItem(key, value) {
				if (!stopped && !local.set(key, value)) throw new Error("full");
			},
			removeItem: local.remove,
		},
		key: storageKeys.queries(sub),
		serialize,
		deserialize,
		throttleTime: writtenAfter,
		// A full phone keeps what was asked for last.
		retry: removeOldestQuery,
	});
	const options = {
		queryClient,
		persister,
		maxAge,
		buster: build,
		dehydrateOptions,
		// Else a page not visited for 5 minutes would drop out of what is saved.
		hydrateOptions: {
			defaultOptions: { queries: { gcTime: persistOptions.gcTime } },
		},
	};
	await persistQueryClientRestore(options).catch(() => undefined);
	const unsubscribe = persistQueryClientSubscribe(options);
	// The persister writes a moment late: a page that is put away in it must not lose what it has loaded.
	const saveNow = () => {
		if (document.visibilityState === "hidden")
			local.set(
				storageKeys.queries(sub),
				serialize({
					timestamp: Date.now(),
					buster: build,
					clientState: dehydrate(queryClient, dehydrateOptions),
				}),
			);
	};
	document.addEventListener("visibilitychange", saveNow);
	stopSaving = () => {
		stopped = true;
		unsubscribe();
		document.removeEventListener("visibilitychange", saveNow);
	};
}

/** Writes nothing more of the customer so far; what memory holds of them goes. */
export function clearQueries(): void {
	stopSaving();
	queryClient.clear();
}

/** When the first loads have come or failed, or the person has begun to press; at most 4 s. */
export function whenFirstLoadsDone(): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			unsubscribe();
			for (const timer of timers) clearTimeout(timer);
			removeEventListener("pointerdown", done);
			// What has come is drawn first.
			whenIdle(resolve);
		};
		const check = () => {
			if (queryClient.isFetching() === 0) done();
		};
		const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
			if (event.type === "updated") check();
		});
		// A page that loads nothing is quiet as soon as it has been drawn.
		const timers = [setTimeout(check, 500), setTimeout(done, 4000)];
		addEventListener("pointerdown", done, { once: true });
	});
}
