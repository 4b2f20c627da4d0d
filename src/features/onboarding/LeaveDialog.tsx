// Leaving the registration: keep the draft or not (3 §4 Register popup data).
import { Trans, useLingui } from "@lingui/react/macro";
import Save from "lucide-react/icons/save";
import { useId } from "react";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";

/** Closing it stays in the registration. */
export function LeaveDialog({
	open,
	onStay,
	onLeave,
}: {
	open: boolean;
	onStay: () => void;
	onLeave: (keeps: boolean) => void;
}) {
	const { t } = useLingui();
	const titleId = useId();
	return (
		<Dialog open={open} onClose={onStay} labelledby={titleId}>
			<DialogBody
				drawing={<Emblem tone="accent" icon={<Save size={28} />} />}
				title={t`Save what you have filled in?`}
				titleId={titleId}
				text={
					<Trans>
						You can finish your registration later. Privileges can be claimed
						once it is complete.
					</Trans>
				}
				actions={
					<>
						<Button block onClick={() => onLeave(true)}>
							<Trans>Save and leave</Trans>
						</Button>
						<Button block kind="second" onClick={onStay}>
							<Trans>Continue registering</Trans>
						</Button>
						<Button block kind="text" onClick={() => onLeave(false)}>
							<Trans>Leave without saving</Trans>
						</Button>
					</>
				}
			/>
		</Dialog>
	);
}
