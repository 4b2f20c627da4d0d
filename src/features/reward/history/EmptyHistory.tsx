// The empty history of a tab (2 §2).
import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "../../../components/pages/ButtonLink";
import type { HistoryMode } from "../../../domain/code/cardStatus";
import { EmptyState } from "../../../ui/feedback/EmptyState";

const texts = {
	used: {
		title: <Trans>Nothing used yet</Trans>,
		text: <Trans>Privileges you have used or that ended stay here.</Trans>,
	},
	seeCode: {
		title: <Trans>No codes to view</Trans>,
		text: <Trans>Codes you open for this brand show here.</Trans>,
	},
};

/** `hadCoupons`: the phone knows coupons, but none is usable now. */
export function EmptyHistory({
	mode,
	hadCoupons,
}: {
	mode: HistoryMode;
	hadCoupons: boolean;
}) {
	if (mode !== "available")
		return <EmptyState drawing="gift" {...texts[mode]} />;
	return (
		<EmptyState
			drawing="gift"
			title={
				hadCoupons ? (
					<Trans>No coupons to use right now</Trans>
				) : (
					<Trans>No coupons yet</Trans>
				)
			}
			text={
				<Trans>
					Claim a deal you like and its code waits here, ready even without
					internet.
				</Trans>
			}
			action={
				<ButtonLink block to="/search">
					<Trans>Find top deals</Trans>
				</ButtonLink>
			}
		/>
	);
}
