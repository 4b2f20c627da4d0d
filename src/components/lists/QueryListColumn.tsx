// A list in the page's column, in its four states; while it loads, the skeleton of deals unless another is given.
import type { ComponentProps, ReactNode } from "react";
import { DealListSkeleton } from "./DealList";
import { QueryList } from "./QueryList";
import styles from "./QueryListColumn.module.css";

/** `as` is the element of the shown list, whose items `children` renders. */
export function QueryListColumn<Item>({
	as: Element = "div",
	className = styles.list,
	skeleton = <DealListSkeleton look="wide" />,
	children,
	...list
}: Omit<ComponentProps<typeof QueryList<Item>>, "skeleton"> & {
	as?: "div" | "ul" | "ol";
	className?: string;
	skeleton?: ReactNode;
}) {
	return (
		<QueryList
			{...list}
			skeleton={<div className={`column ${className}`}>{skeleton}</div>}
		>
			{(items) => (
				<Element className={`column ${className}`}>{children(items)}</Element>
			)}
		</QueryList>
	);
}
