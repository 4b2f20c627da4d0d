// Changes data of the cache as a press does: the data are as old as before.
import type {
	DataTag,
	Query,
	QueryClient,
	QueryKey,
} from "@tanstack/react-query";
import type { ApiFailure } from "../platform/http/apiFailure";

/** Sets the data of a loaded query; its age stays, and so do an invalidation and a failed refresh. */
export function setLoadedData<Data>(query: Query<Data>, data: Data): void {
	const { dataUpdatedAt, isInvalidated, status, error } = query.state;
	// A load that is cancelled later restores what setData has set, not what setState has.
	query.setData(data, { updatedAt: dataUpdatedAt, manual: true });
	query.setState({ isInvalidated, status, error });
}

/** Changes loaded data by `setLoadedData`. Does nothing before they are loaded. */
export function changeLoaded<Data>(
	client: QueryClient,
	queryKey: DataTag<QueryKey, Data, ApiFailure>,
	change: (data: Data) => Data,
): void {
	const query = client.getQueryCache().find<Data>({ queryKey });
	const data = query?.state.data;
	if (!query || data === undefined) return;
	const next = change(data);
	if (next !== data) setLoadedData(query, next);
}
