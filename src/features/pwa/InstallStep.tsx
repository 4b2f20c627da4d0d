// A manual step with number and picture.
import type { ReactNode } from "react";
import styles from "./InstallStep.module.css";

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
