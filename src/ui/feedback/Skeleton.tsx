// A box of what is still on its way, in the exact size that arrives, with a sheen that rests under reduced motion.
import styles from "./Skeleton.module.css";

/** One skeleton box; sizes are CSS lengths, a bare number is px. Put aria-hidden and one spoken "loading" round the group. */
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

/** Keys for `count` boxes that are all alike. */
export function skeletonKeys(count: number): string[] {
	return Array.from({ length: count }, (_, index) => `box ${index + 1}`);
}
