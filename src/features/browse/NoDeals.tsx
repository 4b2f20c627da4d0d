// The empty list of a brand or section, and a missing group.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { EmptyState } from "../../ui/feedback/EmptyState";

/** `leadsOn` adds the link to all deals. */
export function NoDeals({
	title = <Trans>No deals here right now</Trans>,
	leadsOn = false,
}: {
	title?: ReactNode;
	leadsOn?: boolean;
}) {
	return (
		<EmptyState
			drawing="gift"
			title={title}
			text={
				<Trans>New deals arrive all the time. Please come back soon.</Trans>
			}
			action={
				leadsOn && (
					<ButtonLink to="/privilege">
						<Trans>See all deals</Trans>
					</ButtonLink>
				)
			}
		/>
	);
}
