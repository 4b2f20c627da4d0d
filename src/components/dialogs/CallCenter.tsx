// The call centre: its hours and the links to call it (3 §9).
import { Trans } from "@lingui/react/macro";
import Phone from "lucide-react/icons/phone";
import { callCenterHours } from "../../domain/member/callCenter";
import { dash } from "../../domain/text/longDates";
import { settings } from "../../platform/http/settings";
import {
	ButtonLabel,
	type ButtonLook,
	buttonClass,
} from "../../ui/form/Button";
import styles from "./CallCenter.module.css";

/** The hours as a sentence, Bangkok time (3 §9). */
export function CallCenterHours() {
	const hours = callCenterHours.from + dash + callCenterHours.to;
	return <Trans>Every day {hours}, Bangkok time</Trans>;
}

export function CallCenterButton(look: Pick<ButtonLook, "kind">) {
	const { supportPhone, supportLink } = settings;
	return (
		<a href={supportLink} className={buttonClass(look)}>
			<ButtonLabel icon={<Phone size={20} />}>
				<Trans>Call {supportPhone}</Trans>
			</ButtonLabel>
		</a>
	);
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
				<span className="soft-12 leading-line">
					<CallCenterHours />
				</span>
			</span>
		</a>
	);
}
