// The failed state of a list: the reason and a retry button, and the way home where the address is wrong.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { failureCode } from "../../contract/failureCode";
import { hasNoReply } from "../../domain/app/failure";
import { useOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { goTo } from "../../platform/browser/openLink";
import { ApiFailure } from "../../platform/http/apiFailure";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Button } from "../../ui/form/Button";
import { usePressGuard } from "../../ui/overlay/pressGuard";
import type { ListQuery } from "./listState";

/** The request has a value that the host does not know, usually of a wrong or old link. */
const isUnknownValue = (error: unknown) =>
	error instanceof ApiFailure &&
	error.status === 400 &&
	(error.code === failureCode.malformed || error.code === failureCode.notFound);

/** `title` and `offlineText` replace the general texts. */
export function FailedList({
	load,
	title = <Trans>Could not load this</Trans>,
	offlineText = <Trans>Check your connection and try again.</Trans>,
}: {
	load: ListQuery;
	title?: ReactNode;
	offlineText?: ReactNode;
}) {
	// The loaded list replaces it under the finger.
	usePressGuard(true);
	const online = useOnline();
	useOfflineNotice(!online);
	const { error } = load;
	const isUnanswered = error instanceof ApiFailure && hasNoReply(error);
	const isUnknown = online && isUnknownValue(error);
	return (
		<EmptyState
			drawing={isUnknown ? "search" : "offline"}
			title={
				!online ? (
					<Trans>No internet</Trans>
				) : isUnknown ? (
					<Trans>Could not find this</Trans>
				) : (
					title
				)
			}
			text={
				!online ? (
					offlineText
				) : isUnknown ? (
					<Trans>It may have ended, or its link may be incomplete.</Trans>
				) : isUnanswered ? (
					<Trans>There was no answer. Your connection may be slow.</Trans>
				) : (
					<Trans>This is on our side. Please try again in a moment.</Trans>
				)
			}
			action={
				<>
					{isUnknown && (
						<Button block onClick={() => goTo("/")}>
							<Trans>Back to home</Trans>
						</Button>
					)}
					<Button
						block
						kind={isUnknown ? "second" : "main"}
						busy={load.isFetching}
						onClick={() => load.refetch()}
					>
						<Trans>Try again</Trans>
					</Button>
				</>
			}
		/>
	);
}
