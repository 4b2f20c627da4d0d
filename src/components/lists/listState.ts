// The four states of a list: fresh, saved copy, failed, empty; and its loading.
import { useOnline } from "../../platform/browser/online";

/** The fields of a TanStack query that a list needs. */
export interface ListQuery {
	isPending: boolean;
	isError: boolean;
	isFetching: boolean;
	dataUpdatedAt: number;
	error?: unknown;
	/** Changes with each failed load. */
	errorUpdatedAt?: number;
	refetch: () => unknown;
}

/** Several queries as one: failed where one failed, as old as the oldest data. */
export const combineLoads = (loads: readonly ListQuery[]): ListQuery => ({
	isPending: loads.some((load) => load.isPending),
	isError: loads.some((load) => load.isError),
	isFetching: loads.some((load) => load.isFetching),
	errorUpdatedAt: Math.max(...loads.map((load) => load.errorUpdatedAt ?? 0)),
	dataUpdatedAt:
		loads
			.map((load) => load.dataUpdatedAt)
			.filter(Boolean)
			.sort((one, other) => one - other)[0] ?? 0,
	refetch: () => Promise.all(loads.map((load) => load.refetch())),
});

export type ListState = "loading" | "fresh" | "saved" | "failed" | "empty";

/** A failed load is never an empty list. */
export function listState(
	load: Pick<ListQuery, "isPending" | "isError" | "dataUpdatedAt">,
	online: boolean,
	count: number,
): ListState {
	if (load.dataUpdatedAt === 0) return load.isError ? "failed" : "loading";
	if (load.isError || !online) return "saved";
	return count === 0 ? "empty" : "fresh";
}

export const useListState = (load: ListQuery, count: number): ListState =>
	listState(load, useOnline(), count);
