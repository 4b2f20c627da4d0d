// A list in the page's column, in its four states; while it loads, the shape of deals unless another is given.
import type { ComponentProps, ReactNode } from "react";
import { DealListSkeleton } from "./DealList";
import { QueryList } from "./QueryList";
import styles from "./QueryListColumn.module.css";

export function QueryListColumn<Item>({
	className = styles.list,
	skeleton = <DealListSkeleton look="wide" />,
	children,
	...list
}: Omit<ComponentProps<typeof QueryList<Item>>, "skeleton"> & {
	className?: string;
	skeleton?: ReactNode;
}) {
	return (
		<QueryList
			{...list}
			skeleton={<div className={`column ${className}`}>{skeleton}</div>}
		>
			{(items) => (
				<div className={`column ${className}`}>{children(items)}</div>
			)}
		</QueryList>
	);
}
