// The switch for reminders of coupons that end soon; nothing where the server sends none (X08).
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import BellRing from "lucide-react/icons/bell-ring";
import { useId } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import failureClass from "../../components/pages/FailureMessage.module.css";
import { openDialog } from "../../platform/browser/dialogs";
import { pushQueries } from "../../queries/push";
import { Button } from "../../ui/form/Button";
import { Switch } from "../../ui/form/Switch";
import styles from "./ReminderCard.module.css";
import { useReminders } from "./useReminders";

export function ReminderCard() {
	const { data: key } = useQuery(pushQueries.key());
	return key ? <Reminders serverKey={key} /> : null;
}

function Reminders({ serverKey }: { serverKey: string }) {
	const { state, isBusy, failures, card, toggle } = useReminders(serverKey);
	const [switchId, textId] = [useId(), useId()];
	const hasSwitch = state !== "unsupported" && state !== "install";
	return (
		<section className={styles.card}>
			<label className={styles.row} htmlFor={switchId}>
				<BellRing size={22} className={styles.icon} aria-hidden="true" />
				<span className="grow">
					<Trans>Remind me before my coupons end</Trans>
				</span>
				{hasSwitch && (
					<Switch
						id={switchId}
						checked={state === "on"}
						busy={isBusy}
						disabled={state === "denied" || state === "offline"}
						aria-describedby={textId}
						onChange={() => void toggle()}
					/>
				)}
			</label>
			<p
				id={textId}
				role="status"
				className={state === "failed" ? failureClass.failure : "soft-14"}
			>
				{/* A new element for each failure, so that the same words are announced again. */}
				<span key={failures}>{texts[state]}</span>
			</p>
			{state === "failed" && (
				<RetryButton
					kind="second"
					size="small"
					busy={isBusy}
					onRetry={toggle}
				/>
			)}
			{state === "install" && card && (
				<Button
					kind="second"
					size="small"
					onClick={() => openDialog({ name: "install", card })}
				>
					<Trans>Show me how</Trans>
				</Button>
			)}
		</section>
	);
}

const promise = (
	<Trans>
		A message on this phone about a day before a coupon ends, between 09:00 and
		20:00.
	</Trans>
);

const texts = {
	on: promise,
	off: promise,
	offline: <Trans>Connect to the internet to turn this on.</Trans>,
	failed: (
		<Trans>
			Reminders could not be turned on. Check your connection and try again.
		</Trans>
	),
	denied: (
		<Trans>
			Notifications are blocked. Allow them for Galaxy Gift in the settings of
			your phone or browser, then come back here.
		</Trans>
	),
	install: (
		<Trans>
			Reminders work in the installed app: add Galaxy Gift to your home screen,
			open it there, and turn them on here.
		</Trans>
	),
	unsupported: <Trans>This browser cannot show reminders.</Trans>,
};
