// The dialog before a survey's answers are sent; it also shows a failed sending (3 §4).
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
	const { isConfirming, sending, failure, send, cancelSend, onConfirmClosed } =
		survey;
	return (
		<Dialog
			open={isConfirming}
			onClose={cancelSend}
			onClosed={onConfirmClosed}
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
						<Button block kind="text" disabled={sending} onClick={cancelSend}>
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
