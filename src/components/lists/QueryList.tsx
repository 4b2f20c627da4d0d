// A list in its four states: loading, failed, empty, and shown with the age of a saved copy.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Loading } from "../pages/LoadingStatus";
import { FailedList } from "./FailedList";
import { FreshnessNotice } from "./FreshnessNotice";
import {
	isRetrying,
	type ListQuery,
	type ListState,
	useListState,
} from "./listState";

/** `children` renders the items; `empty` replaces the default "No data" (1 §8). */
export function QueryList<Item>({
	query,
	state,
	items = [],
	skeleton,
	empty = <EmptyState drawing="box" title={<Trans>No data</Trans>} />,
	fallback,
	children,
}: {
	query: ListQuery;
	/** Replaces the state that follows from `query`. */
	state?: ListState;
	items: readonly Item[] | undefined;
	skeleton: ReactNode;
	empty?: ReactNode;
	/** Shown in place of the failed state, such as saved items. */
	fallback?: ReactNode;
	children: (items: readonly Item[]) => ReactNode;
}) {
	const own = useListState(query);
	const shown = state ?? own;
	if (shown === "failed" || (fallback && isRetrying(query)))
		return fallback || <FailedList query={query} />;
	if (shown === "loading")
		return <Loading className="contents">{skeleton}</Loading>;
	return (
		<>
			<FreshnessNotice query={query} />
			{items.length === 0 ? empty : children(items)}
		</>
	);
}
