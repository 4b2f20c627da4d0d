// The failed state of a list: the reason, a retry button, and a link home if the address is wrong.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { failureCode } from "../../contract/failureCode";
import { gotNoReply, isNotFound } from "../../domain/app/failure";
import { privilegeParameter } from "../../domain/app/pagePaths";
import { useRegisterOfflineNotice } from "../../platform/browser/offlineNotice";
import { useOnline } from "../../platform/browser/online";
import { ApiFailure } from "../../platform/http/apiFailure";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { HomeLink } from "../pages/ButtonLink";
import type { ListQuery } from "./listState";
import { RetryButton } from "./RetryButton";

/** Parameters that choose a view or an overlay of a page, but not its content. */
const viewParameters = [
	"state",
	"tab",
	"sort",
	"kind",
	"showTour",
	"tourId",
	privilegeParameter,
];

/** Whether the address names the content of the page: only then does a value that the host does not know usually come from a wrong or old link. */
const isAddressed = () =>
	[...new URLSearchParams(location.search).keys()].some(
		(name) => !viewParameters.includes(name),
	);

function reasonOf(error: unknown) {
	if (!(error instanceof ApiFailure)) return "server";
	if (gotNoReply(error)) return "noReply";
	const { status, code } = error;
	const isMalformed = status === 400 && code === failureCode.malformed;
	const isUnknown = isMalformed || isNotFound(error);
	return isUnknown && isAddressed() ? "unknownValue" : "server";
}

/** The text for an address whose content does not exist. */
export const mayHaveEnded = (
	<Trans>It may have ended, or its link may be incomplete.</Trans>
);

export function FailedList({
	query,
	title = <Trans>Could not load this</Trans>,
	offlineText = <Trans>Please check your connection and try again.</Trans>,
}: {
	query: ListQuery;
	title?: ReactNode;
	offlineText?: ReactNode;
}) {
	const online = useOnline();
	useRegisterOfflineNotice(!online);
	const reason = online ? reasonOf(query.error) : "offline";
	const isUnknown = reason === "unknownValue";
	const titles = {
		offline: <Trans>No internet</Trans>,
		unknownValue: <Trans>Could not find this</Trans>,
		noReply: title,
		server: title,
	};
	const texts = {
		offline: offlineText,
		unknownValue: mayHaveEnded,
		noReply: (
			<Trans>
				There was no answer. Your connection may be slow. Please try again.
			</Trans>
		),
		server: <Trans>This is on our side. Please try again in a moment.</Trans>,
	};
	return (
		<EmptyState
			drawing={isUnknown ? "search" : "offline"}
			title={titles[reason]}
			text={texts[reason]}
			action={
				<>
					{isUnknown && <HomeLink />}
					<RetryButton kind={isUnknown ? "second" : "main"} query={query} />
				</>
			}
		/>
	);
}
