// A list of deals in its four states: fresh, saved, failed, empty.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useOnline } from "../../platform/browser/online";
import { EmptyState } from "../../ui/feedback/EmptyState";
import styles from "./BrowseList.module.css";
import { DealListSkeleton } from "./DealList";
import { FailedList } from "./FailedList";
import { FreshnessNotice, type ListQuery, listState } from "./FreshnessNotice";

/** `children` renders the deals; `empty` replaces the default "No data" (1 §8). */
export function BrowseList<Deal>({
	load,
	deals,
	empty,
	instead,
	skeleton = <DealListSkeleton look="wide" count={5} />,
	children,
}: {
	load: ListQuery;
	deals: Deal[] | undefined;
	empty?: ReactNode;
	/** Saved deals that replace the failed state. */
	instead?: ReactNode;
	skeleton?: ReactNode;
	children: (deals: Deal[]) => ReactNode;
}) {
	const online = useOnline();
	const state = listState(load, online, deals?.length ?? 0);
	if (state === "failed") return instead || <FailedList load={load} />;
	if (state === "loading" || !deals)
		return (
			<div className={`column ${styles.list}`} aria-busy="true">
				{skeleton}
			</div>
		);
	return (
		<>
			<FreshnessNotice load={load} />
			{deals.length === 0 ? (
				(empty ?? <EmptyState drawing="box" title={<Trans>No data</Trans>} />)
			) : (
				<div className={`column ${styles.list}`}>{children(deals)}</div>
			)}
		</>
	);
}
