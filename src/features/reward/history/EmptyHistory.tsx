// The empty history of a tab (2 §2).
import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "../../../components/pages/ButtonLink";
import { couponsLink } from "../../../domain/app/pagePaths";
import type { HistoryMode } from "../../../domain/code/cardStatus";
import { EmptyState } from "../../../ui/feedback/EmptyState";

/** `hadCoupons`: whether the phone knows coupons, none of which is usable now. */
export function EmptyHistory({
	mode,
	hadCoupons = false,
}: {
	mode: HistoryMode;
	hadCoupons?: boolean;
}) {
	const { t } = useLingui();
	const titles = {
		available: hadCoupons ? t`No coupons to use right now` : t`No coupons yet`,
		used: t`Nothing used yet`,
		seeCode: t`No codes to view`,
	};
	const texts = {
		available: t`Claim a deal you like and its code waits here, ready even without internet.`,
		used: t`Coupons you have used, and those that have expired, stay here.`,
		seeCode: t`Codes you open show here.`,
	};
	const actions = {
		available: (
			<ButtonLink to="/search">
				<Trans>Find top deals</Trans>
			</ButtonLink>
		),
		used: undefined,
		seeCode: (
			<ButtonLink {...couponsLink}>
				<Trans>My coupons</Trans>
			</ButtonLink>
		),
	};
	return (
		<EmptyState
			drawing="gift"
			title={titles[mode]}
			text={texts[mode]}
			action={actions[mode]}
		/>
	);
}
