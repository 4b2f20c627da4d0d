// A list of deals in the page's column, in its four states.
import type { ComponentProps, ReactNode } from "react";
import styles from "./BrowseList.module.css";
import { DealListSkeleton } from "./DealList";
import { LoadedList } from "./LoadedList";

export function BrowseList<Deal>({
	skeleton = <DealListSkeleton look="wide" count={6} />,
	children,
	...list
}: Omit<ComponentProps<typeof LoadedList<Deal>>, "skeleton"> & {
	skeleton?: ReactNode;
}) {
	return (
		<LoadedList
			{...list}
			skeleton={
				<div className={`column ${styles.list}`} aria-busy="true">
					{skeleton}
				</div>
			}
		>
			{(deals) => (
				<div className={`column ${styles.list}`}>{children(deals)}</div>
			)}
		</LoadedList>
	);
}
