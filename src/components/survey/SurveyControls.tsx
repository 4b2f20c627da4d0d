// The controls around a section of a survey: progress, buttons, and the question before sending (3 §4).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import { Button } from "../../ui/form/Button";
import { QuestionDialog } from "../dialogs/QuestionDialog";
import { FailureMessage } from "../pages/FailureMessage";
import styles from "./survey.module.css";
import type { Survey } from "./useSurvey";

export function SurveyProgress({ survey }: { survey: Survey }) {
	const { t } = useLingui();
	const { step, count } = survey;
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

export function SurveyButtons({
	survey,
	busy = false,
}: {
	survey: Survey;
	/** Whether the next page after the sent survey is loading. */
	busy?: boolean;
}) {
	return (
		<div className={styles.buttons}>
			{!survey.isFirst && (
				<button type="button" className={styles.back} onClick={survey.back}>
					<Trans context="previous step">Back</Trans>
				</button>
			)}
			<div className={styles.next}>
				<Button busy={busy} locked={survey.isTextMissing} onClick={survey.next}>
					{survey.isLast ? <Trans>Finish</Trans> : <Trans>Next</Trans>}
				</Button>
			</div>
		</div>
	);
}

/** The dialog that asks before the answers are sent, and says why sending failed unless another dialog does. */
export function SubmitSurveyDialog({ survey }: { survey: Survey }) {
	const { t } = useLingui();
	const { isConfirming, sending, failure, send, cancelSend, onConfirmClosed } =
		survey;
	return (
		<QuestionDialog
			open={isConfirming}
			tone="accent"
			icon={<Send />}
			title={t`Send your answers?`}
			text={t`You cannot change them once they are sent.`}
			confirmLabel={<Trans>Send answers</Trans>}
			closeLabel={<Trans>Check again</Trans>}
			busy={sending}
			onConfirm={send}
			onClose={cancelSend}
			onClosed={onConfirmClosed}
		>
			{failure && (
				<FailureMessage
					failure={failure}
					fallback={msg`Your answers could not be sent. Check your connection and send them again.`}
				/>
			)}
		</QuestionDialog>
	);
}
