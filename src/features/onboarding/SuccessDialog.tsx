// greenModalComplete: the registration succeeded (3 §2 Success modal).
import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import { useId } from "react";
import type { SurveyEnd } from "../../domain/home/homeFlow";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";

export function SuccessDialog({
	open,
	survey,
	onConfirm,
}: {
	open: boolean;
	survey: SurveyEnd;
	onConfirm: () => void;
}) {
	const { t } = useLingui();
	const titleId = useId();
	return (
		<Dialog open={open} onClose={onConfirm} labelledby={titleId}>
			<DialogBody
				drawing={<Emblem tone="good" icon={<Check size={32} />} />}
				title={t`You are registered`}
				titleId={titleId}
				text={
					survey === "submitted" ? (
						<Trans>
							Thank you for answering our survey. Your privileges are waiting.
						</Trans>
					) : (
						<Trans>Welcome to Galaxy Gift. Your privileges are waiting.</Trans>
					)
				}
				actions={
					<Button block onClick={onConfirm}>
						<Trans>Let's go</Trans>
					</Button>
				}
			/>
		</Dialog>
	);
}
