// How to let the app see where the phone is, after it was refused (2 §8).
import { Trans } from "@lingui/react/macro";
import styles from "./LocationSteps.module.css";

export function LocationSteps() {
	return (
		<ol className={styles.steps}>
			<li className={styles.step}>
				<span className={styles.number} aria-hidden="true">
					1
				</span>
				<Trans>Open the site settings</Trans>
			</li>
			<li className={styles.step}>
				<span className={styles.number} aria-hidden="true">
					2
				</span>
				<Trans>Choose Location, then Allow</Trans>
			</li>
			<li className={styles.step}>
				<span className={styles.number} aria-hidden="true">
					3
				</span>
				<Trans>Come back to this page</Trans>
			</li>
		</ol>
	);
}
