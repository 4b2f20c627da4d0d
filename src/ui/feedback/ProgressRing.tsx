// The countdown ring: decoration around a time in text, with a star at the head of the arc.
import type { ReactNode } from "react";
import { starPath } from "../media/BrandMark";
import styles from "./ProgressRing.module.css";

/** The end of an arc of `fraction` (0 to 1, clockwise from the top) on a circle of radius r around c. */
export function ringHeadPosition(fraction: number, c: number, r: number) {
	const angle = 2 * Math.PI * fraction;
	return { x: c + r * Math.sin(angle), y: c - r * Math.cos(angle) };
}

/** A ring filled by `fraction` (0 to 1), `size` px wide; `spin` rotates it while something is loading. */
export function ProgressRing({
	fraction,
	size,
	tone = "accent",
	spin = false,
	children,
}: {
	fraction: number;
	size: number;
	tone?: "accent" | "warn" | "bad";
	spin?: boolean;
	children?: ReactNode;
}) {
	const c = size / 2;
	const stroke = size < 96 ? 5 : 6;
	const star = size * 0.11;
	const hasStar = fraction > 0 && fraction < 1;
	const r = c - (hasStar ? Math.max(stroke / 2, star * 0.75) + 1 : stroke / 2);
	const length = 2 * Math.PI * r;
	const head = ringHeadPosition(fraction, c, r);
	return (
		<span
			className={`${styles.ring} ${styles[tone] ?? ""}`}
			style={{ "--size": `${size}px` }}
		>
			<svg
				viewBox={`0 0 ${size} ${size}`}
				className={`${styles.drawing} ${spin ? "turning" : ""}`}
				aria-hidden="true"
				fill="none"
				strokeWidth={stroke}
			>
				<circle cx={c} cy={c} r={r} className={styles.track} />
				<circle
					cx={c}
					cy={c}
					r={r}
					className={styles.arc}
					strokeDasharray={`${fraction * length} ${length}`}
					transform={`rotate(-90 ${c} ${c})`}
				/>
				{hasStar && (
					<path
						d={starPath(head.x, head.y, star)}
						className={styles.star}
						strokeWidth={3}
					/>
				)}
			</svg>
			{children && <span className={styles.inside}>{children}</span>}
		</span>
	);
}
