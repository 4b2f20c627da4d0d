// Asks before marking a privilege as used, with the reason of a former failure (2 §4); offline it says so.
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import { useState } from "react";
import { QuestionDialog } from "../../../components/dialogs/QuestionDialog";
import { useDialogText } from "../../../components/dialogs/useDialogText";
import failureClass from "../../../components/pages/FailureMessage.module.css";
import type { DialogText } from "../../../domain/app/confirmation";
import { undoWindowMs } from "../../../domain/claim/undoWindow";
import { codeEnd } from "../../../domain/code/codeEnd";
import { mayHaveEnded } from "../../../domain/code/expiryClock";
import { openDialog } from "../../../platform/browser/dialogs";
import { readExpiryClock, serverNow } from "../../../platform/http/clock";
import type { WalletCode } from "../../../platform/storage/wallet";
import { confirmUse } from "../../../sync/couponUses";
import { PhraseWrap } from "../../../ui/layout/PhraseWrap";
import type { ModalProps } from "../../../ui/overlay/useModal";

export function ExerciseDialog({
	reward,
	refused,
	onUsed,
	...modal
}: ModalProps & {
	reward: WalletCode;
	/** Why it could not be marked; empty if no reply came. */
	refused: DialogText | undefined;
	onUsed: () => void;
}) {
	const { t } = useLingui();
	const text = useDialogText();
	const seconds = undoWindowMs / 1000;
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	async function confirm() {
		setBusy(true);
		const { sub, transaction_id, host } = reward;
		const use = { sub, transaction_id, at: serverNow(), card: reward, host };
		const end = codeEnd(reward);
		// An unconfirmed end does not shorten the undo.
		const isUnconfirmed = end !== null && mayHaveEnded(end, readExpiryClock());
		if (await confirmUse(client, use, isUnconfirmed ? null : end)) onUsed();
		else openDialog({ name: "offline" });
	}
	return (
		<QuestionDialog
			{...modal}
			onClosed={() => setBusy(false)}
			tone="accent"
			icon={<CircleQuestionMark />}
			title={t`Has the shop accepted it?`}
			text={t`Confirm that the shop has accepted the code. You can undo a wrong press for ${seconds} seconds.`}
			confirmLabel={<Trans>Confirm</Trans>}
			closeLabel={<Trans>Not yet</Trans>}
			busy={busy}
			onConfirm={confirm}
		>
			{refused && (
				<p role="alert" className={failureClass.boxed}>
					<PhraseWrap>
						{text(refused) ||
							t`We could not confirm that it was marked as used. Check your connection and confirm again: it never counts twice.`}
					</PhraseWrap>
				</p>
			)}
		</QuestionDialog>
	);
}
