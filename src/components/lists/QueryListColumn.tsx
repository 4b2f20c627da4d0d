// A list of deals in the page's column, in its four states.
import type { ComponentProps, ReactNode } from "react";
import { DealListSkeleton } from "./DealList";
import { QueryList } from "./QueryList";
import styles from "./QueryListColumn.module.css";

export function QueryListColumn<Deal>({
	skeleton = <DealListSkeleton look="wide" />,
	children,
	...list
}: Omit<ComponentProps<typeof QueryList<Deal>>, "skeleton"> & {
	skeleton?: ReactNode;
}) {
	return (
		<QueryList
			{...list}
			skeleton={<div className={`column ${styles.list}`}>{skeleton}</div>}
		>
			{(deals) => (
				<div className={`column ${styles.list}`}>{children(deals)}</div>
			)}
		</QueryList>
	);
}
