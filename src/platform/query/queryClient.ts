// The query client: its defaults, and the handler of its failures.
import {
	CancelledError,
	MutationCache,
	type MutationMeta,
	QueryCache,
	QueryClient,
	type QueryMeta,
	type QueryState,
} from "@tanstack/react-query";
import type { FailureContext } from "../../domain/app/failure";
import {
	ApiFailure,
	isRetryable,
	mayHaveTakenEffect,
} from "../http/apiFailure";
import { recordLoadTime } from "../http/loadTimes";
import { currentSession } from "../session/session";

declare module "@tanstack/react-query" {
	interface Register {
		defaultError: ApiFailure;
		queryMeta: {
			persist?: boolean;
			/** Saved before the others if not all fit. */
			persistFirst?: boolean;
			/** Saved after the others, if there is room left. */
			persistLast?: boolean;
			/** `silent`: opens no dialog but for 401, 403, 423 and 429. `profile`: a missing profile means that the customer is not a member (3 §6). `own`: the failure handler is not called. */
			failure?: "silent" | "profile" | "own";
		};
		mutationMeta: {
			/** `silent`: as for queries. `awaited`: like `silent`, but a person waits for the result. `own`: the failure handler is not called, not even for an ended session. */
			failure?: "silent" | "awaited" | "own";
		};
	}
}

type FailureHandler = (failure: unknown, context: FailureContext) => void;
/** Failures that occurred before the handler was loaded, which is after the first paint. */
const earlyFailures: Parameters<FailureHandler>[] = [];
let failureHandler: FailureHandler = (...failed) => earlyFailures.push(failed);

export function onFailure(handler: FailureHandler): void {
	failureHandler = handler;
	for (const failed of earlyFailures.splice(0)) handler(...failed);
}

let notifyUnexpectedError: (error: unknown) => void = () => {};

/** Calls back for each error of a query or mutation that is neither a failed call nor an abort: a bug of the app. */
export function onUnexpectedError(listener: (error: unknown) => void): void {
	notifyUnexpectedError = listener;
}

const isExpected = (failure: unknown) =>
	failure instanceof ApiFailure ||
	failure instanceof CancelledError ||
	(failure instanceof DOMException && failure.name === "AbortError");

const reportFailure = (
	failure: unknown,
	context: Omit<FailureContext, "handling">,
	meta: QueryMeta | MutationMeta | undefined,
) => {
	if (import.meta.env.VITE_REPORT_URL && !isExpected(failure))
		notifyUnexpectedError(failure);
	const handling = meta?.failure;
	if (handling !== "own") failureHandler(failure, { ...context, handling });
};

/** Whether a query is refetched when the person returns to the app: not after a refusal that opened a dialog, because the dialog would open each time. */
export const mayReload = ({
	meta,
	state,
}: {
	meta: QueryMeta | undefined;
	state: Pick<QueryState, "data" | "error">;
}): boolean =>
	meta?.failure !== undefined ||
	state.data !== undefined ||
	isRetryable(state.error);

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
			// Without a token no call is made (1 §4).
			enabled: () => currentSession() !== null,
			staleTime: 60_000,
			// Offline a load fails at once instead of showing a skeleton for ever.
			networkMode: "always",
			refetchOnWindowFocus: mayReload,
			refetchOnReconnect: mayReload,
			retry: (count, failure) => count < 1 && isWorthRetry(failure),
		},
		mutations: { networkMode: "always", retry: false },
	},
});

/** Whether a failed query is retried at once: not after a reply, and not after a timeout, because nobody waits 15 s twice (O09). */
const isWorthRetry = (failure: ApiFailure) =>
	mayHaveTakenEffect(failure) &&
	failure.reason !== "shape" &&
	failure.reason !== "timeout";
