// A bar that shows how much of a quota is left, always with the number as text.
import type { ReactNode } from "react";
import styles from "./QuotaBar.module.css";

/** `percent` is 0 to 100. */
export function QuotaBar({
	percent,
	tone,
	label,
	count,
}: {
	percent: number;
	tone: "good" | "warn" | "bad";
	label: ReactNode;
	count: ReactNode;
}) {
	return (
		<div className={`${styles.quota} ${styles[tone] ?? ""}`}>
			<div className={styles.words}>
				<span className="soft">{label}</span>
				<span className="strong tabular">{count}</span>
			</div>
			<div className={styles.track} style={{ "--percent": `${percent}%` }}>
				<div className={styles.bar} />
			</div>
		</div>
	);
}
