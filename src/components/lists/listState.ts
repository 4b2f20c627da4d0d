// The states of a list: loading, fresh, saved copy, failed. A loaded one may be empty.
import { useOnline } from "../../platform/browser/online";

/** The fields of a TanStack query that a list needs. */
export interface ListQuery {
	isError: boolean;
	isFetching: boolean;
	/** Of a paged list: what is loaded is not being refreshed. */
	isFetchingNextPage?: boolean;
	dataUpdatedAt: number;
	/** Null or undefined unless it has failed. */
	error: unknown;
	/** Changes with each failed load. */
	errorUpdatedAt?: number;
	refetch: () => unknown;
}

/** Several queries as one: failed where one failed, as old as the oldest data. */
export const combineLoads = (loads: readonly ListQuery[]): ListQuery => ({
	isError: loads.some((load) => load.isError),
	error: loads.find((load) => load.isError)?.error,
	isFetching: loads.some((load) => load.isFetching),
	errorUpdatedAt: Math.max(...loads.map((load) => load.errorUpdatedAt ?? 0)),
	dataUpdatedAt:
		loads
			.map((load) => load.dataUpdatedAt)
			.filter(Boolean)
			.sort((one, other) => one - other)[0] ?? 0,
	refetch: () => Promise.all(loads.map((load) => load.refetch())),
});

export type ListState = "loading" | "fresh" | "saved" | "failed";

/** A failed load is never an empty list. */
export function listState(
	load: Pick<ListQuery, "isError" | "dataUpdatedAt">,
	online: boolean,
): ListState {
	if (load.dataUpdatedAt === 0) return load.isError ? "failed" : "loading";
	if (load.isError || !online) return "saved";
	return "fresh";
}

/** Whether a list that could not be had is asked for again: what stands in for it stays. */
export const isRetrying = ({
	isError,
	dataUpdatedAt,
	errorUpdatedAt = 0,
}: ListQuery): boolean => !isError && dataUpdatedAt === 0 && errorUpdatedAt > 0;

export const useListState = (load: ListQuery): ListState =>
	listState(load, useOnline());
