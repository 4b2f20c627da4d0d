// The quiet word that stays as long as there is no network (O09): it floats, so that nothing moves when it comes or goes.
import { Trans } from "@lingui/react/macro";
import { WifiOff } from "lucide-react";
import { useOnline } from "../platform/online";
import styles from "./OfflineBanner.module.css";

export function OfflineBanner() {
	const online = useOnline();
	return (
		<div role="status" className={styles.place}>
			{!online && (
				<p className={styles.banner}>
					<WifiOff size={16} aria-hidden="true" />
					<Trans>No internet connection</Trans>
				</p>
			)}
		</div>
	);
}
