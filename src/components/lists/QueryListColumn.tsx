// A list in the page's column, in its four states: loading, failed, empty, and shown with the age of a saved copy.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Loading } from "../pages/LoadingStatus";
import { DealListSkeleton } from "./DealList";
import { FailedList } from "./FailedList";
import { FreshnessNotice } from "./FreshnessNotice";
import {
	isRetrying,
	type ListQuery,
	type ListState,
	useListState,
} from "./listState";
import styles from "./QueryListColumn.module.css";

/** `as` is the element of the shown list, whose items `children` renders; `empty` replaces the default "No data" (1 §8). */
export function QueryListColumn<Item>({
	query,
	state,
	items = [],
	as: Element = "div",
	className = styles.list,
	skeleton = <DealListSkeleton look="wide" />,
	empty = <EmptyState drawing="box" title={<Trans>No data</Trans>} />,
	fallback,
	children,
}: {
	query: ListQuery;
	/** Replaces the state that follows from `query`. */
	state?: ListState;
	items: readonly Item[] | undefined;
	as?: "div" | "ul" | "ol";
	className?: string;
	/** Shown while it loads. */
	skeleton?: ReactNode;
	empty?: ReactNode;
	/** Shown in place of the failed state, such as saved items. */
	fallback?: ReactNode;
	children: (items: readonly Item[]) => ReactNode;
}) {
	const queryState = useListState(query, items.length === 0);
	const shown = state ?? queryState;
	const box = `column ${className}`;
	if (shown === "failed" || (fallback && isRetrying(query)))
		return fallback || <FailedList query={query} />;
	if (shown === "loading") return <Loading className={box}>{skeleton}</Loading>;
	return (
		<>
			<FreshnessNotice query={query} />
			{items.length === 0 ? (
				empty
			) : (
				<Element className={box}>{children(items)}</Element>
			)}
		</>
	);
}
