// Steps by hand, each with its number and a picture of what to press.
import type { ReactNode } from "react";
import styles from "./InstallSteps.module.css";

interface InstallStep {
	name: string;
	words: ReactNode;
	/** What the person looks for: an icon, or a button's word. */
	picture: ReactNode;
	/** Drawn in the colour of something to press. */
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
