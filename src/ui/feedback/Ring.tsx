// The countdown ring: decoration round a time that stands as text; a star rides at the head of the arc.
import type { ReactNode } from "react";
import { starPath } from "../media/BrandMark";
import styles from "./Ring.module.css";

/** Where the head of an arc of `fraction` (0 to 1, clockwise from the top) stands on a circle of radius r round c. */
export function ringHeadPosition(
	fraction: number,
	c: number,
	r: number,
): { x: number; y: number } {
	const angle = 2 * Math.PI * fraction;
	return { x: c + r * Math.sin(angle), y: c - r * Math.cos(angle) };
}

/**
 * A ring filled by `fraction` (0 to 1), `size` px wide. It is redrawn, never tweened; `spin` turns it while something
 * is being asked. What stands inside (`children`) and beside it is the truth.
 */
export function Ring({
	fraction,
	size = 60,
	tone = "accent",
	spin = false,
	children,
}: {
	fraction: number;
	size?: number;
	tone?: "accent" | "warn" | "bad";
	spin?: boolean;
	children?: ReactNode;
}) {
	const part = Math.min(1, Math.max(0, fraction));
	const c = size / 2;
	const stroke = size < 96 ? 5 : 6;
	const star = size * 0.11;
	const r = c - Math.max(stroke / 2, star * 0.75) - 1;
	const length = 2 * Math.PI * r;
	const head = ringHeadPosition(part, c, r);
	return (
		<span
			className={`${styles.ring} ${styles[tone]}`}
			style={{ "--size": `${size}px` }}
		>
			<svg
				viewBox={`0 0 ${size} ${size}`}
				className={spin ? styles.spin : styles.still}
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
					strokeDasharray={`${part * length} ${length}`}
					transform={`rotate(-90 ${c} ${c})`}
				/>
				{part > 0 && part < 1 && (
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
