// /contact_us: number and hours of the call center, delivery times, what to have ready (P06, 3 §2, 3 §9).
import { Trans, useLingui } from "@lingui/react/macro";
import { useAtomValue } from "jotai";
import Headset from "lucide-react/icons/headset";
import {
	CallCenterButton,
	CallCenterHours,
} from "../../components/dialogs/CallCenter";
import { BackPage } from "../../components/pages/BackPage";
import {
	deliveryDays,
	deliveryWindow,
} from "../../domain/delivery/deliveryWindow";
import { callCenterStatus } from "../../domain/member/callCenter";
import { formatDate, formatTime } from "../../domain/text/dates";
import { formatDays } from "../../domain/text/longDates";
import { useNow } from "../../platform/http/clock";
import { settings } from "../../platform/http/settings";
import { useLocale } from "../../platform/i18n/locale";
import { profileStateAtom } from "../../platform/session/session";
import { Status } from "../../ui/feedback/Status";
import { Emblem } from "../../ui/media/Emblem";
import styles from "./Contact.module.css";

const minute = 60_000;

export default function ContactPage() {
	const { t } = useLingui();
	const { deviceName, deviceCode } = useAtomValue(profileStateAtom);
	const locale = useLocale();
	// The server's time decides whether the call centre is open, not the phone's.
	const now = useNow(minute);
	const { open, changesAt } = callCenterStatus(now);
	const time = formatTime(changesAt);
	const days = deliveryWindow(now);
	const arrival = formatDays(days.from, days.through, locale);
	return (
		<BackPage title={t`Contact us`}>
			<div className={styles.middle}>
				<Emblem tone="accent" icon={<Headset />} />
				<h2 className={styles.title}>
					<Trans>Galaxy Gift call centre</Trans>
				</h2>
				<Status className={open ? styles.open : styles.closed}>
					{open ? (
						<Trans>Open now, until&nbsp;{time}</Trans>
					) : (
						<Trans>Closed now, opens at&nbsp;{time}</Trans>
					)}
				</Status>
				<p className={styles.number}>{settings.supportPhone}</p>
				<p className="soft-14">
					<CallCenterHours />
				</p>
				<dl
					className={styles.facts}
					aria-label={t`Have this ready when you call`}
				>
					{deviceName && (
						<div>
							<dt>
								<Trans>Your device</Trans>
							</dt>
							<dd>
								{deviceName}
								{deviceCode && ` (${deviceCode})`}
							</dd>
						</div>
					)}
					<div>
						<dt>
							<Trans>Prizes ordered today arrive</Trans>
						</dt>
						<dd>{t`${arrival} (${deliveryDays}\u00a0days)`}</dd>
					</div>
					<div>
						<dt>
							<Trans>App version</Trans>
						</dt>
						<dd>{formatDate(import.meta.env.VITE_BUILT_ON, locale)}</dd>
					</div>
				</dl>
			</div>
			<div className={styles.actions}>
				<CallCenterButton />
			</div>
		</BackPage>
	);
}
