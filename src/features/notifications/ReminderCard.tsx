// The switch for reminders of coupons that end soon; not shown if the server sends no reminders (X08).
import { Trans } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import BellRing from "lucide-react/icons/bell-ring";
import { useEffect, useId, useReducer, useState } from "react";
import { RetryButton } from "../../components/lists/RetryButton";
import failureClass from "../../components/pages/FailureMessage.module.css";
import { openDialog } from "../../platform/browser/dialogs";
import { isFailureShown } from "../../platform/browser/failureShown";
import { onVisibility } from "../../platform/browser/listen";
import { useOnline } from "../../platform/browser/online";
import { useInstallCard } from "../../platform/pwa/install";
import {
	canPush,
	pushPermission,
	readPushRecord,
} from "../../platform/pwa/pushSubscription";
import { sessionAtom } from "../../platform/session/session";
import { onStorageEvent } from "../../platform/storage/onStorageEvent";
import { storageKeys } from "../../platform/storage/storage";
import { pushQueries } from "../../queries/push";
import { awaitedMeta } from "../../queries/queryHelpers";
import { turnOffReminders, turnOnReminders } from "../../sync/reminders";
import { Button } from "../../ui/form/Button";
import { Switch } from "../../ui/form/Switch";
import styles from "./ReminderCard.module.css";

export function ReminderCard() {
	const { data: key } = useQuery(pushQueries.key());
	return key ? <Reminders serverKey={key} /> : null;
}

/** `serverKey` is the server's public key, which a push subscription needs. */
function Reminders({ serverKey }: { serverKey: string }) {
	const sub = useAtomValue(sessionAtom)?.sub ?? "";
	const online = useOnline();
	const card = useInstallCard();
	/** How many presses have failed since the last success; the message stays while another attempt runs. */
	const [failures, setFailures] = useState(0);
	// On return to the app, the permission may have changed in the phone's settings.
	const [, rerender] = useReducer((count: number) => count + 1, 0);
	useEffect(() => onVisibility("visible", rerender), []);
	// Another tab may turn the reminders on or off.
	useEffect(() => onStorageEvent(storageKeys.push(sub), rerender), [sub]);
	const textId = useId();

	const isOn = readPushRecord(sub) !== null && pushPermission() === "granted";
	function stateOf(): keyof typeof texts {
		// Some browsers support reminders only in the installed app.
		if (!canPush())
			return card && card !== "prompt" ? "install" : "unsupported";
		if (pushPermission() === "denied") return "denied";
		if (isOn) return "on";
		if (!online) return "offline";
		return failures > 0 ? "failed" : "off";
	}
	const state = stateOf();
	const change = useMutation({
		mutationFn: ({ attempt }: { on: boolean; attempt: Promise<void> }) =>
			attempt,
		meta: awaitedMeta,
		onSuccess: () => setFailures(0),
		onError: (failure) => {
			if (!isFailureShown(failure)) setFailures((count) => count + 1);
		},
	});
	function toggle() {
		if (isOn) {
			change.mutate({ on: false, attempt: turnOffReminders() });
			return;
		}
		let isGranted = false;
		// Asks for the permission within the press, because Safari does not ask after a wait; the mutation starts only with the permission, since the person may never answer.
		const attempt: Promise<void> = turnOnReminders(serverKey, () => {
			isGranted = true;
			change.mutate({ on: true, attempt });
		});
		// Shows a refused permission too, and counts a failure before the permission was given.
		attempt.then(rerender, () => {
			if (!isGranted) setFailures((count) => count + 1);
		});
	}
	const hasSwitch = state !== "unsupported" && state !== "install";
	const Row = hasSwitch ? "label" : "div";
	return (
		<section className={styles.card}>
			<Row className={styles.row}>
				<BellRing size={22} className="soft" aria-hidden="true" />
				<span className="grow">
					<Trans>Remind me before my coupons expire</Trans>
				</span>
				{hasSwitch && (
					<Switch
						checked={change.isPending ? change.variables.on : state === "on"}
						busy={change.isPending}
						disabled={state === "denied" || state === "offline"}
						aria-describedby={textId}
						onChange={toggle}
					/>
				)}
			</Row>
			<p
				id={textId}
				role="status"
				className={state === "failed" ? failureClass.failure : "soft-14"}
			>
				{/* A new element for each failure, so that the same text is announced again. */}
				<span key={failures}>{texts[state]}</span>
			</p>
			{state === "failed" && (
				<RetryButton
					kind="second"
					size="small"
					busy={change.isPending}
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

const explanation = (
	<Trans>
		A message on this phone about a day before a coupon expires, between 09:00
		and 20:00.
	</Trans>
);

const texts = {
	on: explanation,
	off: explanation,
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
