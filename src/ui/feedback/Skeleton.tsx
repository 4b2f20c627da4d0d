// A placeholder of the exact size of the content that is loading; its sheen stops under reduced motion.
import type { ComponentProps } from "react";
import styles from "./Skeleton.module.css";

/** Sizes are CSS lengths or numbers of px; the caller hides the placeholders from screen readers and announces "Loading" once. */
export function Skeleton({
	width = "100%",
	height,
	radius,
	ratio,
	className = "",
}: {
	width?: number | string;
	height?: number | string;
	radius?: number | string;
	ratio?: string;
	className?: string;
}) {
	return (
		<span
			className={`${styles.skeleton} ${className}`}
			style={{ width, height, borderRadius: radius, aspectRatio: ratio }}
		/>
	);
}

/** React keys for `count` equal placeholders. */
export const skeletonKeys = (count: number): string[] =>
	Array.from({ length: count }, (_, index) => `box ${index + 1}`);

/** Equal placeholders of a list that is loading. */
export function SkeletonBoxes({
	count,
	...box
}: { count: number } & ComponentProps<typeof Skeleton>) {
	return skeletonKeys(count).map((key) => <Skeleton key={key} {...box} />);
}
