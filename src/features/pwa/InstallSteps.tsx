// Manual steps with number and picture.
import type { ReactNode } from "react";
import styles from "./InstallSteps.module.css";

/** The list around the steps. */
export function InstallSteps({ children }: { children: ReactNode }) {
	return <ol className={styles.steps}>{children}</ol>;
}

/** `picture` is the icon or label to look for. */
export function InstallStep({
	number,
	picture,
	accent = false,
	children,
}: {
	number: number;
	picture: ReactNode;
	accent?: boolean;
	children: ReactNode;
}) {
	return (
		<li className={styles.step}>
			<span className={styles.number} aria-hidden="true">
				{number}
			</span>
			<p className={styles.words}>{children}</p>
			<span
				className={`${styles.picture} ${accent ? styles.accent : ""}`}
				aria-hidden="true"
			>
				{picture}
			</span>
		</li>
	);
}
