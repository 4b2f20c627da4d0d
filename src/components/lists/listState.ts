// The states of a list: loading, fresh, saved copy, failed. A loaded one may be empty.
import { useState } from "react";
import { useOnline } from "../../platform/browser/online";

/** The fields of a TanStack query that a list needs. */
export interface ListQuery {
	isError: boolean;
	isFetching: boolean;
	/** A paged list is loading its next page: the loaded ones are not being refreshed. */
	isFetchingNextPage?: boolean;
	dataUpdatedAt: number;
	/** Null or undefined unless it has failed. */
	error: unknown;
	/** Changes with each failed load. */
	errorUpdatedAt?: number;
	refetch: () => unknown;
}

/** Several queries as one: failed where one failed, as old as the oldest data. */
export const combineQueries = (loads: readonly ListQuery[]): ListQuery => ({
	isError: loads.some((query) => query.isError),
	error: loads.find((query) => query.isError)?.error,
	isFetching: loads.some((query) => query.isFetching),
	errorUpdatedAt: Math.max(...loads.map((query) => query.errorUpdatedAt ?? 0)),
	dataUpdatedAt:
		loads
			.map((query) => query.dataUpdatedAt)
			.filter(Boolean)
			.sort((one, other) => one - other)[0] ?? 0,
	refetch: () => Promise.all(loads.map((query) => query.refetch())),
});

export type ListState = "loading" | "fresh" | "saved" | "failed";

/** The state of a list; one that failed without data is failed, never empty. */
export function listState(
	query: Pick<ListQuery, "isError" | "dataUpdatedAt">,
	online: boolean,
): ListState {
	if (query.dataUpdatedAt === 0) return query.isError ? "failed" : "loading";
	if (query.isError || !online) return "saved";
	return "fresh";
}

/** Whether a list that failed to load is being loaded again without any data: what is shown in its place stays. */
export const isRetrying = ({
	isError,
	dataUpdatedAt,
	errorUpdatedAt = 0,
}: ListQuery): boolean => !isError && dataUpdatedAt === 0 && errorUpdatedAt > 0;

/** Whether the load that a view began with is under way: until its end, an empty copy says nothing of what is there now. */
export function useFirstLoad({ isFetching }: { isFetching: boolean }): boolean {
	const [isFirst, setFirst] = useState(true);
	if (isFirst && !isFetching) setFirst(false);
	return isFirst && isFetching;
}

/** `isEmpty`: it has nothing to show; a saved copy says so only when the load that the view began with has ended. */
export function useListState(query: ListQuery, isEmpty = false): ListState {
	const state = listState(query, useOnline());
	const isFirstLoad = useFirstLoad(query);
	return isEmpty && isFirstLoad ? "loading" : state;
}
