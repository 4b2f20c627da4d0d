// A number in use on another phone: move the registration here, or enter another number (3 §4 Phone verification).
import { Trans, useLingui } from "@lingui/react/macro";
import Smartphone from "lucide-react/icons/smartphone";
import { useId } from "react";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";

/** `device`: the other phone's name, "" where unknown, null for closed. */
export function DeviceDialog({
	device,
	busy,
	onMove,
	onOther,
}: {
	device: string | null;
	busy: boolean;
	onMove: () => void;
	onOther: () => void;
}) {
	const { t } = useLingui();
	const titleId = useId();
	return (
		<Dialog open={device !== null} onClose={onOther} labelledby={titleId}>
			<DialogBody
				drawing={<Emblem tone="warn" icon={<Smartphone size={28} />} />}
				title={t`Move your registration to this phone?`}
				titleId={titleId}
				text={
					device ? (
						t`This number is registered on ${device}. One device supports one phone number: the other device has to register again.`
					) : (
						<Trans>
							This number is registered on another device. One device supports
							one phone number: the other device has to register again.
						</Trans>
					)
				}
				actions={
					<>
						<Button block busy={busy} onClick={onMove}>
							<Trans>Move to this phone</Trans>
						</Button>
						<Button block kind="text" disabled={busy} onClick={onOther}>
							<Trans>Use another number</Trans>
						</Button>
					</>
				}
			/>
		</Dialog>
	);
}
