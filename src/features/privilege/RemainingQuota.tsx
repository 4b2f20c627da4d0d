// The remaining quota of a privilege as text and bar (2 §4 remaining-quota bar).
import { useLingui } from "@lingui/react/macro";
import type { Limits, Privilege, Stock } from "../../contract/privilegeFields";
import { quota } from "../../domain/claim/quota";
import { useLocale } from "../../platform/i18n/locale";
import { QuotaBar } from "../../ui/feedback/QuotaBar";

export function RemainingQuota({
	privilege,
	stock,
	limits,
}: {
	privilege: Privilege;
	stock: Stock;
	limits: Limits;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const left = quota(stock, limits, privilege.criteria_is_issue);
	const number = new Intl.NumberFormat(locale);
	const remaining = number.format(left.remaining);
	const total = number.format(left.total);
	const labels = {
		day: t`Remaining today`,
		week: t`Remaining this week`,
		month: t`Remaining this month`,
	};
	return (
		<QuotaBar
			percent={left.percent}
			tone={left.tone}
			label={left.period ? labels[left.period] : t`Remaining`}
			count={t`${remaining} of ${total} left`}
		/>
	);
}
