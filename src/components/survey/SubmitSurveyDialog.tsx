// The last question of a survey: whether the answers may go; a failed sending is said here, and loses nothing (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import { useId } from "react";
import { useLocalized } from "../../platform/i18n/locale";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";
import styles from "./survey.module.css";
import type { Survey } from "./useSurvey";

export function SubmitSurveyDialog({ survey }: { survey: Survey }) {
	const { t } = useLingui();
	const localized = useLocalized();
	const titleId = useId();
	const { asking, sending, failure, send, checkAgain, questionGone } = survey;
	return (
		<Dialog
			open={asking}
			onClose={checkAgain}
			onClosed={questionGone}
			labelledby={titleId}
		>
			<DialogBody
				drawing={<Emblem tone="accent" icon={<Send size={28} />} />}
				title={t`Send your answers?`}
				titleId={titleId}
				text={t`You cannot change them once they are sent.`}
				actions={
					<>
						<Button block busy={sending} onClick={send}>
							<Trans>Send answers</Trans>
						</Button>
						<Button block kind="text" disabled={sending} onClick={checkAgain}>
							<Trans>Check again</Trans>
						</Button>
					</>
				}
			>
				{failure && (
					<p role="alert" className={styles.failure}>
						{localized(failure.message.th, failure.message.en) ||
							t`Your answers could not be sent. Check your connection and send them again.`}
					</p>
				)}
			</DialogBody>
		</Dialog>
	);
}
