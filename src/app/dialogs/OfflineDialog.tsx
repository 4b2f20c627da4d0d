// The dialog of the offline event, with a button to the codes saved on this phone (1 §2, P12).
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { DialogDrawing } from "../../components/dialogs/DialogDrawing";
import type { DialogProps } from "../../components/dialogs/dialogProps";
import { couponsPath } from "../../domain/app/pagePaths";
import { goTo } from "../../platform/browser/openLink";
import { readExpiryClock } from "../../platform/http/clock";
import { historyQueries } from "../../queries/history";
import { readyCodes } from "../../sync/readyCodes";
import { Button } from "../../ui/form/Button";
import { CustomDialog } from "../../ui/overlay/CustomDialog";

export default function OfflineDialog({
	open,
	onClose,
	onClosed,
}: DialogProps<"offline">) {
	const { t } = useLingui();
	const opensCodes = useRef(false);
	const { data: saved = [] } = useQuery(historyQueries.savedCodes());
	const count = readyCodes(saved, readExpiryClock().confirmedNow).length;

	function openCodes() {
		opensCodes.current = true;
		onClose(true);
	}

	return (
		<CustomDialog
			isOpen={open}
			title={t`No Internet connection`}
			closeLabel={t`Close`}
			onClose={() => onClose(false)}
			onClosed={() => {
				onClosed();
				if (opensCodes.current) goTo(couponsPath);
			}}
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
					<Button block onClick={openCodes}>
						<Trans>Open saved codes</Trans>
					</Button>
				)
			}
		/>
	);
}
