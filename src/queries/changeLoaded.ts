// Changes cached data after a press, without making the data look newer.
import type {
	DataTag,
	Query,
	QueryClient,
	QueryKey,
} from "@tanstack/react-query";
import type { ApiFailure } from "../platform/http/apiFailure";

/** Sets the data of a loaded query; keeps its age, its invalidation and the error of a failed refresh. */
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
