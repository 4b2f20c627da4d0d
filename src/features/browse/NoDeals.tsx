// The empty list of a brand or section.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "../../ui/feedback/EmptyState";

export function NoDeals({ action }: { action?: ReactNode }) {
	return (
		<EmptyState
			drawing="gift"
			title={<Trans>No privileges here right now</Trans>}
			text={
				<Trans>New deals arrive all the time. Please come back soon.</Trans>
			}
			action={action}
		/>
	);
}
