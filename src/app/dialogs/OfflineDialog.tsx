// The dialog of the offline event, with a button to the codes saved on this phone (1 §2, P12).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { DialogDrawing } from "../../components/dialogs/DialogDrawing";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { useGoToAfterClose } from "../../components/dialogs/useGoToAfterClose";
import { useReadyCodes } from "../../components/dialogs/useReadyCodes";
import { couponsPath } from "../../domain/app/pagePaths";
import { Button } from "../../ui/form/Button";
import { CustomDialog } from "../../ui/overlay/CustomDialog";

export default function OfflineDialog({
	open,
	onClose,
	onClosed,
}: DialogProps<"offline">) {
	const { t } = useLingui();
	const count = useReadyCodes();
	const { closeAndGoTo, handleClosed } = useGoToAfterClose(
		() => onClose(true),
		onClosed,
	);
	return (
		<CustomDialog
			open={open}
			title={t`No Internet connection`}
			onClose={() => onClose(false)}
			onClosed={handleClosed}
			drawing={<DialogDrawing name="offline" />}
			text={
				<>
					<Trans>Please check your connection and try again.</Trans>
					{count > 0 && (
						<>
							{" "}
							<Plural
								value={count}
								one="# saved code still opens as usual."
								other="# saved codes still open as usual."
							/>
						</>
					)}
				</>
			}
			actions={
				count > 0 && (
					<Button onClick={() => closeAndGoTo(couponsPath)}>
						<Trans>Open saved codes</Trans>
					</Button>
				)
			}
		/>
	);
}
