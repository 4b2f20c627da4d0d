// The call center: whether it is open, its hours, and a link to call it (3 §9).
import { Trans } from "@lingui/react/macro";
import Phone from "lucide-react/icons/phone";
import {
	callCenterHours,
	callCenterStatus,
} from "../../domain/member/callCenter";
import { formatTime } from "../../domain/text/dates";
import { dash } from "../../domain/text/longDates";
import { useNow } from "../../platform/http/clock";
import { settings } from "../../platform/http/settings";
import { Status } from "../../ui/feedback/Status";
import styles from "./CallCenter.module.css";

const minute = 60_000;

/** Open or closed, by the server's clock in Bangkok. */
export function CallCenterStatus() {
	const { open, changesAt } = callCenterStatus(useNow(minute));
	const time = formatTime(changesAt);
	return (
		<Status className={open ? styles.open : styles.closed}>
			{open ? (
				<Trans>Open now, until&nbsp;{time}</Trans>
			) : (
				<Trans>Closed now, opens at&nbsp;{time}</Trans>
			)}
		</Status>
	);
}

/** The hours as a sentence, Bangkok time (3 §9). */
export function CallCenterHours() {
	const hours = callCenterHours.from + dash + callCenterHours.to;
	return <Trans>Every day {hours}, Bangkok time</Trans>;
}

export function CallCenterRow() {
	const { supportPhone, supportLink } = settings;
	return (
		<a href={supportLink} className={styles.row}>
			<span className={styles.icon}>
				<Phone size={22} />
			</span>
			<span className={styles.words}>
				<span className={styles.name}>
					<Trans>Call centre {supportPhone}</Trans>
				</span>
				<span className={styles.hours}>
					<CallCenterHours />
				</span>
			</span>
		</a>
	);
}
