// The dialog about the end of a tier, shown once for each end date (3 §4 home).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { QuestionDialog } from "../../components/dialogs/QuestionDialog";
import { useGoToAfterClose } from "../../components/dialogs/useGoToAfterClose";
import type { Customer } from "../../contract/customer";
import { memberTier } from "../../domain/session/tier";
import { formatDate } from "../../domain/text/dates";
import { useLocale } from "../../platform/i18n/locale";
import { profileStateAtom } from "../../platform/session/session";
import { welcomeMutations } from "../../queries/welcome";

export function TierExpiryDialog({
	open,
	customer,
	onEnd,
}: {
	open: boolean;
	customer: Customer;
	onEnd: () => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const close = useMutation(welcomeMutations.closeTierExpiry());
	const { tier: tierOfToken } = useAtomValue(profileStateAtom);
	const currentTier = memberTier(customer, tierOfToken);
	const tier = currentTier === "Plus" ? "Galaxy Gift Plus" : currentTier;
	const date = formatDate(customer.tier_end, locale);
	function leave() {
		close.mutate();
		onEnd();
	}
	const { closeAndGoTo, handleClosed } = useGoToAfterClose(leave);
	return (
		<QuestionDialog
			open={open}
			tone="warn"
			icon={<CalendarClock />}
			title={t`Your ${tier} membership ends soon`}
			text={
				date && (
					<Trans>
						It is valid until {date}. See what changes, and how to keep your
						privileges.
					</Trans>
				)
			}
			confirmLabel={<Trans>Learn more</Trans>}
			closeLabel={<Trans>Close</Trans>}
			onConfirm={() => closeAndGoTo("/learnmore")}
			onClose={leave}
			onClosed={handleClosed}
		/>
	);
}
