// Changes data of the cache as a press does: the data are as old as before.
import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";
import type { ApiFailure } from "../platform/http/apiFailure";

/** Changes loaded data; their age stays, that they are outdated and a failed refresh too. Does nothing before they are loaded. */
export function changeLoaded<Data>(
	client: QueryClient,
	queryKey: DataTag<QueryKey, Data, ApiFailure>,
	change: (data: Data) => Data,
): void {
	const query = client.getQueryCache().find<Data>({ queryKey });
	const data = query?.state.data;
	if (data === undefined) return;
	const next = change(data);
	if (next !== data) query?.setState({ data: next });
}
