// The empty state of a brand, a section or a missing group deal.
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/pages/ButtonLink";
import { EmptyState } from "../../ui/feedback/EmptyState";

export function NoDeals({
	title = <Trans>No deals here right now</Trans>,
	hasAllDealsLink = false,
}: {
	title?: ReactNode;
	hasAllDealsLink?: boolean;
}) {
	return (
		<EmptyState
			drawing="gift"
			title={title}
			text={
				<Trans>New deals arrive all the time. Please come back soon.</Trans>
			}
			action={
				hasAllDealsLink && (
					<ButtonLink to="/privilege">
						<Trans>See all deals</Trans>
					</ButtonLink>
				)
			}
		/>
	);
}
