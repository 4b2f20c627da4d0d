// Manual steps with number and picture.
import type { ReactNode } from "react";
import styles from "./InstallSteps.module.css";

interface InstallStep {
	name: string;
	words: ReactNode;
	/** The icon or label to look for. */
	picture: ReactNode;
	accent?: boolean;
}

export function InstallSteps({ steps }: { steps: readonly InstallStep[] }) {
	return (
		<ol className={styles.steps}>
			{steps.map(({ name, words, picture, accent }, index) => (
				<li key={name} className={styles.step}>
					<span className={styles.number} aria-hidden="true">
						{index + 1}
					</span>
					<p className={styles.words}>{words}</p>
					<span
						className={`${styles.picture} ${accent ? styles.accent : ""}`}
						aria-hidden="true"
					>
						{picture}
					</span>
				</li>
			))}
		</ol>
	);
}
