// The buttons under a section of a survey: previous, and next or finish.
import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/form/Button";
import styles from "./survey.module.css";
import type { Survey } from "./useSurvey";

export function SurveyBar({
	survey,
	busy = false,
}: {
	survey: Survey;
	/** What follows the sent survey is loading. */
	busy?: boolean;
}) {
	return (
		<div className={styles.buttons}>
			{!survey.isFirst && (
				<button type="button" className={styles.back} onClick={survey.back}>
					<Trans>Previous</Trans>
				</button>
			)}
			<div className={styles.next}>
				<Button
					block
					busy={busy}
					locked={survey.isTextMissing}
					onClick={survey.next}
				>
					{survey.isLast ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
				</Button>
			</div>
		</div>
	);
}
