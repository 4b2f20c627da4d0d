// The states of a list: loading, fresh, saved copy, failed. A loaded one may be empty.
import { useState } from "react";
import { useOnline } from "../../platform/browser/online";

/** The fields of a TanStack query that a list needs. */
export interface ListQuery {
	isError: boolean;
	isFetching: boolean;
	/** Whether a paged list is loading its next page, which does not refresh the loaded pages. */
	isFetchingNextPage?: boolean;
	dataUpdatedAt: number;
	/** Null or undefined unless it has failed. */
	error: unknown;
	/** Changes with each failed load. */
	errorUpdatedAt?: number;
	refetch: () => unknown;
}

/** Combines several queries into one, which has failed if any of them has, and is as old as the oldest data. */
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

/** Whether a list without data is being loaded again after a failure; its replacement stays meanwhile. */
export const isRetrying = ({
	isError,
	dataUpdatedAt,
	errorUpdatedAt = 0,
}: ListQuery): boolean => !isError && dataUpdatedAt === 0 && errorUpdatedAt > 0;

/** Whether the load that a view started with is in progress; until its end, an empty saved copy does not mean that the list is empty now. */
export function useFirstLoad({ isFetching }: { isFetching: boolean }): boolean {
	const [isFirst, setFirst] = useState(true);
	if (isFirst && !isFetching) setFirst(false);
	return isFirst && isFetching;
}

/** Returns the state of a list; a list without items (`isEmpty`) is "loading" until the view's first load has ended. */
export function useListState(query: ListQuery, isEmpty = false): ListState {
	const state = listState(query, useOnline());
	const isFirstLoad = useFirstLoad(query);
	return isEmpty && isFirstLoad ? "loading" : state;
}
