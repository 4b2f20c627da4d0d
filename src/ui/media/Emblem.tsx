// The drawing of a dialog: an icon on a disc with an orbit and a star, 96 × 76.
import type { ReactNode } from "react";
import { starPath } from "./BrandMark";
import styles from "./Emblem.module.css";

/** `icon` is resized to 30 px; the drawing is inline, so that it is shown offline too. */
export function Emblem({
	tone,
	icon,
}: {
	tone: "accent" | "good" | "warn" | "bad";
	icon: ReactNode;
}) {
	return (
		<span
			className={`${styles.emblem} ${styles[tone] ?? ""}`}
			aria-hidden="true"
		>
			<svg viewBox="0 0 96 76" aria-hidden="true" className={styles.orbit}>
				<ellipse
					cx="48"
					cy="36"
					rx="45"
					ry="17"
					transform="rotate(-20 48 36)"
				/>
				<circle cx="48" cy="38" r="32" className={styles.disc} />
				<path d={starPath(89, 20, 5)} className={styles.star} />
			</svg>
			<span className={styles.icon}>{icon}</span>
		</span>
	);
}
