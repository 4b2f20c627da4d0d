// Asks before cancelling a required agreement, which ends the access to claims (3 §4 Terms).
import { Trans, useLingui } from "@lingui/react/macro";
import FileX from "lucide-react/icons/file-x";
import { FailureMessage } from "../../components/pages/FailureMessage";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { TitledDialog } from "../../ui/overlay/Dialog";
import type { ModalProps } from "../../ui/overlay/useModal";

export function CancelAgreementDialog({
	title,
	busy,
	failure,
	onKeep,
	onCancel,
	...modal
}: ModalProps & {
	title: string;
	/** The call that is running. */
	busy: "keep" | "cancel" | null;
	failure: unknown;
	onKeep: () => void;
	onCancel: () => void;
}) {
	const { t } = useLingui();
	return (
		<TitledDialog
			{...modal}
			drawing={<Emblem tone="warn" icon={<FileX />} />}
			title={<Trans>Cancel your agreement?</Trans>}
			text={t`Without “${title}” you can no longer claim privileges. Coupons you already have stay in My coupons, and you can agree again at any time.`}
			actions={
				<>
					<Button
						busy={busy === "keep"}
						disabled={busy === "cancel"}
						onClick={onKeep}
					>
						<Trans>Keep agreement</Trans>
					</Button>
					<Button
						kind="text"
						busy={busy === "cancel"}
						disabled={busy === "keep"}
						onClick={onCancel}
					>
						<Trans>Cancel agreement</Trans>
					</Button>
				</>
			}
		>
			<FailureMessage failure={failure} />
		</TitledDialog>
	);
}
