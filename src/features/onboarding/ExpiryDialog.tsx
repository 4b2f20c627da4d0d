// The tier expiry, shown once for each end (3 §4 home).
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useId, useState } from "react";
import { formatDate, type Moment } from "../../domain/text/dates";
import { goTo } from "../../platform/browser/open";
import { useLocale } from "../../platform/i18n/locale";
import { welcomeMutations } from "../../queries/welcome";
import { Button } from "../../ui/form/Button";
import { Emblem } from "../../ui/media/Emblem";
import { Dialog, DialogBody } from "../../ui/overlay/Dialog";

export function ExpiryDialog({
	open,
	tier,
	end,
	onEnd,
}: {
	open: boolean;
	tier: string;
	end: Moment;
	onEnd: () => void;
}) {
	const { t } = useLingui();
	const locale = useLocale();
	const titleId = useId();
	const [leads, setLeads] = useState(false);
	const close = useMutation(welcomeMutations.closeTierExpiry());
	const date = formatDate(end, locale);
	function leave() {
		close.mutate();
		onEnd();
	}
	return (
		<Dialog
			open={open}
			onClose={leave}
			onClosed={() => {
				if (leads) goTo("/learnmore");
			}}
			labelledby={titleId}
		>
			<DialogBody
				drawing={<Emblem tone="warn" icon={<CalendarClock size={28} />} />}
				title={t`Your ${tier} membership ends soon`}
				titleId={titleId}
				text={
					date && (
						<Trans>
							It is valid until {date}. See what changes, and how to keep your
							privileges.
						</Trans>
					)
				}
				actions={
					<>
						<Button
							block
							onClick={() => {
								setLeads(true);
								leave();
							}}
						>
							<Trans>Learn more</Trans>
						</Button>
						<Button block kind="text" onClick={leave}>
							<Trans>Close</Trans>
						</Button>
					</>
				}
			/>
		</Dialog>
	);
}
