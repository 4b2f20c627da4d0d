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
	load,
	state,
	items = [],
	skeleton,
	empty = <EmptyState drawing="box" title={<Trans>No data</Trans>} />,
	fallback,
	children,
}: {
	load: ListQuery;
	/** Replaces the state that follows from `load`. */
	state?: ListState;
	items: readonly Item[] | undefined;
	skeleton: ReactNode;
	empty?: ReactNode;
	/** Shown in place of the failed state, such as saved items. */
	fallback?: ReactNode;
	children: (items: readonly Item[]) => ReactNode;
}) {
	const own = useListState(load);
	const shown = state ?? own;
	if (shown === "failed" || (fallback && isRetrying(load)))
		return fallback || <FailedList load={load} />;
	if (shown === "loading")
		return <Loading className="contents">{skeleton}</Loading>;
	return (
		<>
			<FreshnessNotice load={load} />
			{items.length === 0 ? empty : children(items)}
		</>
	);
}
