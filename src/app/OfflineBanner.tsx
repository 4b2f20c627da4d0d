// The banner along the lower edge while there is no network (O09); hidden on a page that shows this itself.
import { Trans } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import WifiOff from "lucide-react/icons/wifi-off";
import { hasOfflineNoticeAtom } from "../platform/browser/offlineNotice";
import { useOnline } from "../platform/browser/online";
import { Status } from "../ui/feedback/Status";
import styles from "./OfflineBanner.module.css";

export function OfflineBanner() {
	const online = useOnline();
	const isShownByPage = useAtomValue(hasOfflineNoticeAtom);
	return (
		<Status as="div">
			{!online && !isShownByPage && (
				<p className={styles.banner}>
					<WifiOff size={16} aria-hidden="true" />
					<Trans>No internet connection</Trans>
				</p>
			)}
		</Status>
	);
}
