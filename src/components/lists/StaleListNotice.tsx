// Why a list is not the newest: no network, or a load that failed.
import { Trans } from "@lingui/react/macro";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useRegisterOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { Notice } from "../../ui/feedback/Notice";
import type { ListQuery } from "./listState";
import styles from "./StaleListNotice.module.css";

/** `load` adds the button that tries again. */
export function StaleListNotice({
	load,
	children,
}: {
	load?: Pick<ListQuery, "isFetching" | "errorUpdatedAt" | "refetch">;
	children: ReactNode;
}) {
	const online = useOnline();
	useRegisterOfflineNotice(!online);
	const Icon = online ? CloudAlert : WifiOff;
	return (
		<Notice
			icon={<Icon />}
			action={
				load && (
					<button
						type="button"
						className={styles.retry}
						aria-disabled={load.isFetching || undefined}
						onClick={load.isFetching ? undefined : () => load.refetch()}
					>
						<Trans>Try again</Trans>
					</button>
				)
			}
		>
			{/* A new element for each failure, so that the same words are announced again. */}
			<span key={load?.errorUpdatedAt}>{children}</span>
		</Notice>
	);
}
