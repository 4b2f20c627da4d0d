// The notice why a list is not up to date: no network or a failed load.
import { Trans } from "@lingui/react/macro";
import CloudAlert from "lucide-react/icons/cloud-exclamation-point";
import RotateCw from "lucide-react/icons/rotate-cw";
import WifiOff from "lucide-react/icons/wifi-off";
import type { ReactNode } from "react";
import { useRegisterOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { Notice } from "../../ui/feedback/Notice";
import { Button } from "../../ui/form/Button";
import type { ListQuery } from "./listState";

/** `query` adds a retry button. */
export function StaleListNotice({
	query,
	children,
}: {
	query?: Pick<ListQuery, "isFetching" | "errorUpdatedAt" | "refetch">;
	children: ReactNode;
}) {
	const online = useOnline();
	useRegisterOfflineNotice(!online);
	const Icon = online ? CloudAlert : WifiOff;
	return (
		<Notice
			icon={<Icon />}
			announcementKey={query?.errorUpdatedAt}
			action={
				query && (
					<Button
						kind="text"
						size="small"
						busy={query.isFetching}
						icon={<RotateCw size={18} />}
						onClick={() => query.refetch()}
					>
						<Trans>Try again</Trans>
					</Button>
				)
			}
		>
			{children}
		</Notice>
	);
}
