// The dialog before a survey's answers are sent; it also shows a failed sending (3 §4).
import { Trans, useLingui } from "@lingui/react/macro";
import Send from "lucide-react/icons/send";
import { useLocalized } from "../../platform/i18n/locale";
import { QuestionDialog } from "../dialogs/QuestionDialog";
import styles from "./survey.module.css";
import type { Survey } from "./useSurvey";

export function SubmitSurveyDialog({ survey }: { survey: Survey }) {
	const { t } = useLingui();
	const localized = useLocalized();
	const { isConfirming, sending, failure, send, cancelSend, onConfirmClosed } =
		survey;
	return (
		<QuestionDialog
			open={isConfirming}
			tone="accent"
			icon={<Send size={28} />}
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
				<p role="alert" className={styles.failure}>
					{localized(failure.message.th, failure.message.en) ||
						t`Your answers could not be sent. Check your connection and send them again.`}
				</p>
			)}
		</QuestionDialog>
	);
}
