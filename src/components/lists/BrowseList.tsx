// A list of deals in whichever of its four states it is.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useOnline } from "../../platform/browser/online";
import { EmptyState } from "../../ui/feedback/EmptyState";
import styles from "./BrowseList.module.css";
import { DealListSkeleton } from "./DealList";
import { FailedList } from "./FailedList";
import { FreshnessLine, type ListQuery, listState } from "./FreshnessLine";

/** `children` draws the deals; `empty` stands for none, and is the plain "No data" without it (1 §8). */
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
	/** What the phone has of the deals where their list cannot be had. */
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
			<FreshnessLine load={load} />
			{deals.length === 0 ? (
				(empty ?? <EmptyState drawing="box" title={<Trans>No data</Trans>} />)
			) : (
				<div className={`column ${styles.list}`}>{children(deals)}</div>
			)}
		</>
	);
}
