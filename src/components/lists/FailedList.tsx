// What stands in the place of a list that could not be had: why, and a way to try again.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import type { ListQuery } from "./FreshnessLine";

/** `title`: what could not be had, `offlineText`: what a network would bring, where the page says it better than the general words. */
export function FailedList({
	load,
	title = <Trans>Could not load this</Trans>,
	offlineText = <Trans>Check your connection and try again.</Trans>,
}: {
	load: ListQuery;
	title?: ReactNode;
	offlineText?: ReactNode;
}) {
	// The list that comes in its place has something else under the finger.
	usePressGuard(true);
	const online = useOnline();
	useOfflineNotice(!online);
	return (
		<EmptyState
			drawing="offline"
			title={online ? title : <Trans>No internet</Trans>}
			text={
				online ? (
					<Trans>Something went wrong. Please try again.</Trans>
				) : (
					offlineText
				)
			}
			action={
				<Button block busy={load.isFetching} onClick={() => load.refetch()}>
					<Trans>Try again</Trans>
				</Button>
			}
		/>
	);
}
