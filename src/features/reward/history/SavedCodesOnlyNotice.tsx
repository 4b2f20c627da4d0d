// The notice over saved codes where the history failed to load (O01).
import { Trans } from "@lingui/react/macro";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import WifiOff from "lucide-react/icons/wifi-off";
import { useOfflineNotice } from "../../../platform/browser/offlineNotice";
import { useOnline } from "../../../platform/browser/online";
import { Notice } from "../../../ui/feedback/Notice";

export function SavedCodesOnlyNotice() {
	const online = useOnline();
	useOfflineNotice(!online);
	return (
		<Notice
			icon={
				online ? (
					<CloudAlert aria-hidden="true" />
				) : (
					<WifiOff aria-hidden="true" />
				)
			}
		>
			{online ? (
				<Trans>Could not load the list. These codes are on this phone.</Trans>
			) : (
				<Trans>No internet. These codes are on this phone.</Trans>
			)}
		</Notice>
	);
}
