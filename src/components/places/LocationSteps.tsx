// The steps to allow access to the location after it was refused (2 §8).
import { Trans } from "@lingui/react/macro";
import styles from "./LocationSteps.module.css";

const steps = [
	<Trans key="open">Open the site settings</Trans>,
	<Trans key="allow">Choose Location, then Allow</Trans>,
	<Trans key="back">Come back to this page</Trans>,
];

export function LocationSteps() {
	return (
		<ol className={styles.steps}>
			{steps.map((step, at) => (
				<li key={step.key} className={styles.step}>
					<span className={styles.number} aria-hidden="true">
						{at + 1}
					</span>
					{step}
				</li>
			))}
		</ol>
	);
}
