// The progress of a survey as a bar and as text.
import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./survey.module.css";

/** `step` from 0, of `count` sections. */
export function SurveyProgress({
	step,
	count,
}: {
	step: number;
	count: number;
}) {
	const { t } = useLingui();
	const now = step + 1;
	return (
		<div className={styles.progress}>
			<div
				role="progressbar"
				aria-label={t`Survey`}
				aria-valuemin={0}
				aria-valuemax={count}
				aria-valuenow={now}
				aria-valuetext={t`${now} of ${count}`}
				className={styles.track}
				style={{ "--done": `${(now / count) * 100}%` }}
			/>
			<span className={styles.count} aria-hidden="true">
				<Trans>
					{now} of {count}
				</Trans>
			</span>
		</div>
	);
}
